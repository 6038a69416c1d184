/**
 * Runs in the head, in the JavaScript of 2009, which any browser reads: says so where the
 * application cannot run. Its syntax asks for look-behind (Safari 16.4), its code for copies of
 * arrays (Chrome 110, Firefox 115).
 */
export const oldBrowserScript = `(function () {
  try {
    new RegExp('(?<=a)b');
    if ([].toSorted) return;
  } catch (error) {}
  document.addEventListener('DOMContentLoaded', function () {
    var notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.className = 'border-b border-amber bg-amber-soft px-4 py-3 text-center print:hidden';
    notice.textContent = 'Ce navigateur est trop ancien pour remplir un document ici\\u00a0: vous pouvez lire les pages, les guides et les modèles. Mettez-le à jour (Chrome et Edge\\u00a0111, Firefox\\u00a0115, Safari\\u00a016.4 ou plus récents), ou ouvrez cette page sur un autre appareil.';
    document.body.insertBefore(notice, document.body.firstChild);
  });
})();`;
