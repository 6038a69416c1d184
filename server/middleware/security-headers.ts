import { secureHeaders } from 'hono/secure-headers';

/** Headers that every answer carries; a page adds its own content security policy. */
export function securityHeaders() {
  return secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=15552000',
    permissionsPolicy: { camera: false, geolocation: false, microphone: false },
  });
}
