import type { OfficialCode } from '#app/data/account/account-problem.ts';

/** One French sentence for each code of the auth API and each of our own. */
export function sayProblem({ code }: { code: string }): string {
  return problemWords[code] ?? UNKNOWN;
}

export const problemWords: Readonly<Record<string, string>> = {
  // The form.
  validation_failed: 'Une de ces informations n’est pas acceptée. Vérifiez-les, puis réessayez.',
  credentials_missing: 'Saisissez votre adresse e-mail et votre mot de passe.',
  email_address_invalid:
    'Cette adresse e-mail n’est pas acceptée. Vérifiez-la, ou utilisez-en une autre.',
  email_address_not_authorized:
    'Nous ne pouvons pas écrire à cette adresse. Utilisez-en une autre.',
  weak_password: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
  same_password: 'C’est déjà votre mot de passe. Choisissez-en un autre.',
  captcha_failed: 'La vérification anti-robot n’a pas abouti. Recommencez-la.',
  wrong_password: 'Ce n’est pas votre mot de passe actuel. Vérifiez-le.',
  current_password_invalid: 'Ce n’est pas votre mot de passe actuel. Vérifiez-le.',
  current_password_required: 'Saisissez votre mot de passe actuel.',
  email_not_sent:
    'Le message qui vous l’annonce n’a pas pu partir\u00a0: rien n’est changé. Réessayez dans un instant.',
  document_not_sent:
    'Le message n’a pas pu partir. Réessayez dans un instant, ou envoyez le fichier par votre messagerie.',
  document_refused:
    'Cette adresse ou ce document n’est pas accepté. Vérifiez l’adresse, ou allégez le logo et la signature.',
  too_many_documents:
    'Trop de messages sont partis aujourd’hui. Envoyez le fichier par votre messagerie, ou réessayez demain.',
  // Quotas.
  account_full:
    'Votre compte est plein. Supprimez des documents ou des fichiers qui ne servent plus, puis réessayez.',
  too_much_written:
    'Votre compte a enregistré beaucoup de données en une heure. Rien n’est perdu\u00a0: attendez quelques minutes, puis réessayez.',
  answer_too_large: 'Il y a trop à envoyer en une fois. Demandez-en une partie, puis le reste.',
  // What is saved.
  data_too_large:
    'C’est trop lourd pour votre compte. Allégez le logo, la signature ou les pièces jointes, ou raccourcissez les textes.',
  data_broken:
    'Un caractère ou un fichier abîmé ne peut pas être enregistré. Effacez le dernier texte collé ou l’image, puis saisissez-les de nouveau.',
  reference_missing:
    'Il manque un fichier à votre compte. Ajoutez de nouveau le logo, la signature ou les pièces jointes.',
  forbidden:
    'Votre compte ne permet pas de faire cela. Rechargez la page, puis réessayez\u00a0; si rien ne change, écrivez-nous.',
  request_refused:
    'Votre compte n’accepte pas cela tel quel. Changez ce que vous venez de saisir, puis réessayez.',
  app_outdated:
    'Cette page n’a plus la version du serveur. Rechargez-la, puis réessayez\u00a0: ce que vous avez saisi est resté.',
  // Documents.
  document_stale:
    'Ce document a changé sur un autre appareil. Regardez les deux versions, puis choisissez.',
  document_issued:
    'Ce document est déjà émis\u00a0: il ne change plus. Dupliquez-le pour garder ce que vous avez écrit.',
  document_before_last:
    'Le dernier document de cette série porte une date plus récente. Choisissez une date d’émission égale ou postérieure.',
  document_after_tomorrow:
    'La date d’émission est après demain. Choisissez le jour où vous émettez.',
  series_not_held_up: 'Cette série n’est plus bloquée. Émettez de nouveau.',
  document_unread:
    'Un champ ou la date d’émission ne se lit pas encore. Corrigez-le, puis émettez.',
  document_missing:
    'Ce document n’est plus dans votre compte. Dupliquez-le pour garder ce que vous avez écrit.',
  document_kept: 'Un document émis reste dans votre compte. Corrigez-le par un autre document.',
  document_not_issued: 'Ce document n’est pas encore émis. Émettez-le d’abord.',
  payment_missing: 'Ce paiement n’est plus dans votre compte. Saisissez-le de nouveau.',
  data_unsent:
    'Votre fichier est téléchargé, mais tout n’a pas encore rejoint votre compte\u00a0: ouvrez «\u00a0Mes documents\u00a0», ou confirmez une seconde fois pour continuer sans ce qui manque.',
  already_there:
    'Ce numéro ou cette correction existe déjà dans votre compte. Choisissez un autre numéro.',
  number_taken:
    'Un autre document de votre compte porte ce numéro. Dupliquez celui-ci pour l’émettre sous un nouveau numéro, puis envoyez le nouveau à votre client.',
  payment_after_tomorrow:
    'Le jour du paiement est après demain. Annulez-le, puis enregistrez-le au jour où l’argent est passé.',
  // Signing in and up.
  invalid_credentials:
    'Adresse e-mail ou mot de passe incorrect. Vérifiez-les, ou choisissez «\u00a0Mot de passe oublié\u00a0?\u00a0».',
  email_not_confirmed:
    'Votre adresse n’est pas encore confirmée. Ouvrez le message que nous vous avons envoyé, ou demandez-en un nouveau.',
  phone_not_confirmed:
    'La connexion par téléphone n’existe pas ici. Utilisez votre adresse e-mail.',
  user_banned: 'Ce compte est suspendu. Vous pouvez créer vos documents sans compte.',
  user_not_found: 'Ce compte n’existe plus. Créez-en un nouveau pour continuer.',
  user_already_exists:
    'Un compte existe déjà avec cette adresse. Connectez-vous, ou choisissez «\u00a0Mot de passe oublié\u00a0?\u00a0».',
  email_exists:
    'Un compte existe déjà avec cette adresse. Utilisez-en une autre, ou connectez-vous.',
  phone_exists: 'La connexion par téléphone n’existe pas ici. Utilisez votre adresse e-mail.',
  signup_disabled:
    'Les inscriptions sont fermées pour le moment. Vous pouvez créer vos documents sans compte.',
  email_provider_disabled:
    'La connexion par e-mail est fermée pour le moment. Vous pouvez créer vos documents sans compte.',
  phone_provider_disabled:
    'La connexion par téléphone n’existe pas ici. Utilisez votre adresse e-mail.',
  anonymous_provider_disabled: 'Saisissez votre adresse e-mail et un mot de passe.',
  otp_disabled: 'La connexion par lien est fermée pour le moment. Utilisez votre mot de passe.',
  invite_not_found:
    'Cette invitation a déjà servi ou n’est plus valable. Demandez-en une nouvelle.',
  unsupported_grant_type:
    'Cette façon de se connecter n’est pas proposée ici. Utilisez votre adresse e-mail.',
  // Rate limits.
  over_request_rate_limit:
    'Trop d’essais en peu de temps. Attendez quelques minutes, puis réessayez.',
  over_email_send_rate_limit:
    'Un message vient de partir. Regardez votre boîte, ou réessayez dans une minute.',
  over_email_day_limit: 'Trop de messages vers cette adresse aujourd’hui. Réessayez demain.',
  over_sms_send_rate_limit:
    'Trop d’essais en peu de temps. Attendez quelques minutes, puis réessayez.',
  // Links.
  otp_expired: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.',
  link_refused: 'Ce lien n’a pas pu être ouvert. Demandez-en un nouveau.',
  access_denied: 'Ce lien n’a pas pu être ouvert. Demandez-en un nouveau.',
  flow_state_not_found: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.',
  flow_state_expired: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.',
  bad_code_verifier:
    'Ouvrez ce lien dans le navigateur où vous l’avez demandé, ou demandez-en un nouveau ici.',
  pkce_code_verifier_not_found:
    'Ouvrez ce lien dans le navigateur où vous l’avez demandé, ou demandez-en un nouveau ici.',
  // The session.
  session_missing: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  session_not_found: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  session_expired: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  refresh_token_not_found: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  refresh_token_already_used: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  invalid_token_response: 'La connexion n’a pas abouti. Réessayez.',
  bad_jwt: 'Votre session n’est plus valable. Reconnectez-vous pour continuer.',
  invalid_jwt: 'Votre session n’est plus valable. Reconnectez-vous pour continuer.',
  not_signed_in: 'Utilisateur non connecté. Reconnectez-vous pour continuer.',
  no_authorization: 'Connectez-vous pour continuer.',
  unexpected_audience: 'Votre session n’est plus valable. Reconnectez-vous pour continuer.',
  not_admin: 'Votre compte ne permet pas de faire cela.',
  document_not_drawn:
    'Le document n’a pas pu être préparé pour l’envoi. Réessayez dans un instant.',
  shared_not_found:
    'Ce document n’est plus partagé. Demandez un nouveau lien à qui vous l’a envoyé.',
  page_not_found: 'Cette page est fermée. Demandez un nouveau lien à qui vous l’a envoyé.',
  quote_expired: 'Ce devis n’est plus valable. Demandez-en un nouveau à qui vous l’a envoyé.',
  quote_closed:
    'Ce devis n’attend plus de réponse. Écrivez à qui vous l’a envoyé si vous vouliez y répondre.',
  quote_answered: 'Quelqu’un vient de répondre à ce devis. Rechargez la page pour voir sa réponse.',
  quote_changed:
    'Ce devis ou sa page a changé depuis que vous l’avez ouvert. Rechargez la page, relisez-la, puis répondez.',
  code_needed: 'Demandez le code par e-mail, puis saisissez-le pour répondre.',
  code_wrong: 'Ce code n’est pas le bon. Vérifiez-le, puis réessayez.',
  code_spent: 'Ce code ne sert plus. Demandez-en un autre, puis saisissez-le.',
  code_address_missing:
    'Ce devis n’a pas l’adresse e-mail à laquelle envoyer le code. Écrivez à qui vous l’a envoyé.',
  issuer_full:
    'Le compte de qui vous a envoyé ce devis est plein\u00a0: votre réponse n’est pas gardée. Écrivez-lui.',
  sharing_full: 'Le partage est plein pour le moment. Envoyez le PDF, ou réessayez demain.',
  too_heavy_to_share: 'Ce document est trop lourd pour un lien. Envoyez le PDF.',
  register_closed:
    'Le registre des entreprises n’est pas interrogé ici. Remplissez ces champs vous-même.',
  register_unavailable:
    'Le registre des entreprises ne répond pas. Remplissez ces champs vous-même, ou réessayez plus tard.',
  document_too_large:
    'Le document est trop lourd pour un e-mail. Allégez ses images ou ses pièces jointes.',
  not_own_account: 'Connectez-vous avec le compte de cette adresse, puis réessayez.',
  reauthentication_needed:
    'Pour votre sécurité, confirmez d’abord que c’est bien vous\u00a0: demandez un nouveau lien ou un code.',
  reauthentication_not_valid:
    'Ce code n’est pas le bon, ou il a expiré. Vérifiez-le, ou demandez-en un nouveau.',
  reauth_nonce_missing: 'Saisissez le code que nous vous avons envoyé par e-mail.',
  // The second factor.
  insufficient_aal: 'Saisissez d’abord le code de votre application de vérification.',
  mfa_verification_failed:
    'Ce code n’est pas le bon. Attendez le suivant dans votre application, puis réessayez.',
  mfa_verification_rejected:
    'Ce code n’est pas le bon. Attendez le suivant dans votre application, puis réessayez.',
  mfa_challenge_expired:
    'Ce code est arrivé trop tard. Saisissez celui que votre application affiche maintenant.',
  mfa_ip_address_mismatch:
    'Votre connexion a changé. Saisissez le code que votre application affiche maintenant.',
  mfa_factor_not_found: 'Cette double vérification n’existe plus. Rechargez la page.',
  mfa_factor_name_conflict: 'Une double vérification porte déjà ce nom. Choisissez-en un autre.',
  mfa_verified_factor_exists: 'La double vérification est déjà en place.',
  too_many_enrolled_mfa_factors: 'Vous avez trop de doubles vérifications. Retirez-en une d’abord.',
  recovery_code_refused:
    'Ce code de secours n’est pas le bon, ou il a déjà servi. Essayez-en un autre.',
  mfa_recovery_codes_locked:
    'Trop d’essais. Attendez quelques minutes, puis saisissez un autre code de secours.',
  mfa_recovery_codes_sole_factor: 'Mettez d’abord en place une application de codes.',
  mfa_recovery_codes_enroll_not_enabled:
    'Cette double vérification n’est pas proposée ici. Utilisez une application de codes.',
  mfa_recovery_codes_verify_not_enabled:
    'Les codes de secours ne sont pas acceptés ici. Utilisez votre application.',
  mfa_totp_enroll_not_enabled: 'La double vérification n’est pas proposée ici.',
  mfa_totp_verify_not_enabled: 'La double vérification n’est pas proposée ici.',
  mfa_phone_enroll_not_enabled:
    'Cette double vérification n’est pas proposée ici. Utilisez une application de codes.',
  mfa_phone_verify_not_enabled:
    'Cette double vérification n’est pas proposée ici. Utilisez une application de codes.',
  mfa_webauthn_enroll_not_enabled:
    'Cette double vérification n’est pas proposée ici. Utilisez une application de codes.',
  mfa_webauthn_verify_not_enabled:
    'Cette double vérification n’est pas proposée ici. Utilisez une application de codes.',
  webauthn_challenge_expired: 'La vérification est arrivée trop tard. Recommencez-la.',
  // Other ways in.
  provider_disabled:
    'Cette façon de se connecter n’est pas proposée ici. Utilisez votre adresse e-mail.',
  oauth_provider_not_supported:
    'Cette façon de se connecter n’est pas proposée ici. Utilisez votre adresse e-mail.',
  provider_email_needs_verification:
    'L’adresse e-mail de ce compte n’est pas confirmée. Confirmez-la d’abord, puis recommencez.',
  bad_oauth_state: 'La connexion n’a pas abouti. Recommencez depuis cette page.',
  bad_oauth_callback: 'La connexion n’a pas abouti. Recommencez depuis cette page.',
  saml_provider_disabled:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  saml_relay_state_not_found:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  saml_relay_state_expired:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  saml_idp_not_found:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  saml_assertion_no_user_id:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  saml_assertion_no_email:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  saml_metadata_fetch_failed:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  saml_idp_already_exists:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  saml_entity_id_mismatch:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  sso_provider_not_found:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  sso_domain_already_exists:
    'La connexion par votre entreprise n’est pas proposée ici. Utilisez votre adresse e-mail.',
  user_sso_managed: 'Votre entreprise gère ce compte\u00a0: demandez-lui ce changement.',
  manual_linking_disabled: 'Relier deux comptes n’est pas possible ici.',
  identity_already_exists: 'Cette façon de se connecter sert déjà à un compte.',
  identity_not_found: 'Cette façon de se connecter n’est pas reliée à votre compte.',
  single_identity_not_deletable:
    'C’est votre seule façon de vous connecter\u00a0: elle ne peut pas être retirée.',
  email_conflict_identity_not_deletable:
    'Cette adresse sert à un autre compte\u00a0: elle ne peut pas être retirée.',
  sms_send_failed: 'La connexion par téléphone n’existe pas ici. Utilisez votre adresse e-mail.',
  // The server and the network.
  network:
    'Le serveur ne répond pas. Vérifiez votre connexion à Internet, puis réessayez\u00a0: ce que vous avez saisi est resté.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  unreachable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  body_too_large: 'L’envoi est trop lourd. Raccourcissez-le, puis réessayez.',
  unexpected_failure: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  unknown: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  bad_json: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  not_found: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  conflict: 'Deux demandes se sont croisées. Réessayez.',
  request_timeout: 'La demande a pris trop de temps. Réessayez.',
  hook_timeout: 'La demande a pris trop de temps. Réessayez.',
  hook_timeout_after_retry: 'La demande a pris trop de temps. Réessayez.',
  hook_payload_over_size_limit: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  hook_payload_invalid_content_type:
    'Une erreur est survenue de notre côté. Réessayez dans un instant.',
} satisfies Record<string, string> & Record<OfficialCode, string>;

const UNKNOWN = 'Une erreur est survenue de notre côté. Réessayez dans un instant.';
