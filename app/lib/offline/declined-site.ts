/** Whether its user wants nothing of the site to be kept on this device. */
export function isSiteDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) === 'true';
  } catch {
    return false;
  }
}

export function declineSite(isDeclined: boolean): void {
  try {
    if (isDeclined) localStorage.setItem(DECLINED, 'true');
    else localStorage.removeItem(DECLINED);
  } catch (error) {
    console.warn('The choice is for this page only', error);
  }
}

const DECLINED = 'hors-connexion-refuse';
