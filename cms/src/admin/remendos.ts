/** What Strapi and its design system write into the screen without asking any translation. */
const PALAVRAS: Readonly<Record<string, string>> = {
  'Close modal': 'Fechar',
  'Loading content.': 'Carregando…',
  'Loading content...': 'Carregando…',
  'Loading content': 'Carregando…',
  'The folders have finished loading.': 'Pastas carregadas.',
  Search: 'Procurar',
  Clear: 'Limpar',
  Toggle: 'Mostrar ou esconder',
  Active: 'Ativa',
  Inactive: 'Desativada',
  // The kinds of account of the site, which are rows of the database.
  Authenticated: 'Pessoa cadastrada',
  Public: 'Visitante',
  Notification: 'Aviso',
  draft: 'rascunho',
  published: 'publicado',
  modified: 'modificado',
};
const ATRIBUTOS = ['aria-label', 'placeholder', 'title'] as const;

const traduzirTexto = (no: Node): void => {
  const palavra = PALAVRAS[no.nodeValue?.trim() ?? ''];
  if (palavra) no.nodeValue = palavra;
};

const traduzirAtributos = (elemento: Element): void => {
  for (const atributo of ATRIBUTOS) {
    const palavra = PALAVRAS[elemento.getAttribute(atributo) ?? ''];
    if (palavra) elemento.setAttribute(atributo, palavra);
  }
};

const traduzir = (raiz: Node): void => {
  if (raiz.nodeType === Node.TEXT_NODE) traduzirTexto(raiz);
  if (!(raiz instanceof Element)) return;
  traduzirAtributos(raiz);
  const andar = document.createTreeWalker(raiz, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (andar.nextNode()) {
    const no = andar.currentNode;
    if (no instanceof Element) traduzirAtributos(no);
    else traduzirTexto(no);
  }
};

/** Puts the last English words of the panel into Portuguese as they appear. Call once. */
export const remendarPalavras = (): void => {
  new MutationObserver((mudancas) => {
    for (const { target, addedNodes, type } of mudancas)
      if (type === 'childList') addedNodes.forEach(traduzir);
      else traduzir(target);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATRIBUTOS],
  });
};
