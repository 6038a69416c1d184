/** The most common stolen passwords of eight characters or more, and their French equivalents. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 password password1 password123 passw0rd motdepasse motdepasse1
  azertyuiop azerty123 azerty1234 qwertyuiop qwerty123 qwerty1234 iloveyou jetaime1 bonjour1 bonjour123 doudou123 marseille
  marseille13 chocolat sunshine princess princesse football baseball superman whatever trustno1 1q2w3e4r 1qaz2wsx abcd1234
  abc12345 11223344 facturier facture1 facture123 facturation administrator admin123 soleil123 loulou123 camille1 nicolas1
  letmein1 welcome1 welcome123 bienvenue bienvenue1 changeme changeme1 secret123`.split(/\s+/),
);
