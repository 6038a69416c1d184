import { type Change, changeLibraries } from './change-code.ts';

/** Toasts: one style sheet, for good. */
const TOASTS = {
  file: /\/sonner\/dist\/index\.mjs$/,
  known: `let head = document.head || document.getElementsByTagName('head')[0]
  let style = document.createElement('style')
  style.type = 'text/css'
  head.appendChild(style)
  ;style.styleSheet ? (style.styleSheet.cssText = code) : style.appendChild(document.createTextNode(code))`,
  instead: `const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);`,
} satisfies Change;

/** The scroll lock of dialogs and menus: its style sheet goes with the last of them. */
const SCROLL_LOCK = /\/react-style-singleton\/dist\/es2015\/singleton\.js$/;
const LOCK = {
  file: SCROLL_LOCK,
  known: `if ((stylesheet = makeStyleTag())) {
                    injectStyles(stylesheet, style);
                    insertStyleTag(stylesheet);
                }`,
  instead: `stylesheet = new CSSStyleSheet();
                stylesheet.replaceSync(style);
                document.adoptedStyleSheets.push(stylesheet);`,
} satisfies Change;
const UNLOCK = {
  file: SCROLL_LOCK,
  known: 'stylesheet.parentNode && stylesheet.parentNode.removeChild(stylesheet);',
  instead: `const sheets = document.adoptedStyleSheets;
                sheets.splice(sheets.indexOf(stylesheet), 1);`,
} satisfies Change;

export const CHANGES = [TOASTS, LOCK, UNLOCK];

/**
 * Makes libraries that insert `<style>` elements adopt style sheets instead (CSSOM, 6.2): the
 * policy of a page allows no such element, and the scroll lock’s holds the width of the scrollbar.
 */
export const adoptStyleSheets = changeLibraries('adopt-style-sheets', CHANGES);
