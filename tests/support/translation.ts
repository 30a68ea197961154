/** What React says where a page is translated before it takes it over. It makes the page anew. */
export const translationTrouble = /Minified React error #418/;

/**
 * Runs in pages. Does to them what the translation of browsers does: every text is replaced by two elements `font` with
 * other words, now and whenever it changes, and `lang` names another language. Our own words stay in it, so that tests
 * find them.
 */
export function translatePage(): void {
  const made = new WeakSet<Node>();
  const left = 'script, style, textarea, [translate=no], .notranslate';

  function translate(text: Text): void {
    if (made.has(text) || text.data.trim() === '' || text.parentElement?.closest(left)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const words = document.createTextNode(text.data.replace(/\S(?=\s*$)/, '$& ·fr'));
    made.add(words);
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.append(words);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll(root: Node): void {
    if (root instanceof Text) translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  }

  function start(): void {
    const { documentElement: root } = document;
    const rename = () => {
      if (root.lang !== 'fr') root.lang = 'fr';
    };
    rename();
    // Where React makes the page anew, it is a page in our language once more.
    new MutationObserver(rename).observe(root, { attributeFilter: ['lang'] });
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') made.delete(target);
        if (type === 'characterData') translateAll(target);
        for (const node of addedNodes) translateAll(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  addEventListener('load', start);
}
