/** What the viewer writes by itself, and how it is said here. It has no translations of its own; names and values are left as they are. */
const PALAVRAS: Readonly<Record<string, string>> = {
  Parameters: 'Parâmetros',
  Name: 'Nome',
  Type: 'Tipo',
  Description: 'Descrição',
  'No parameters': 'Sem parâmetros',
  'Try it out': 'Experimentar',
  Cancel: 'Cancelar',
  Execute: 'Executar',
  Clear: 'Limpar',
  Reset: 'Recomeçar',
  Responses: 'Respostas',
  'Server response': 'Resposta do servidor',
  'Response body': 'Corpo da resposta',
  'Response headers': 'Cabeçalhos da resposta',
  'Response content type': 'Tipo da resposta',
  'Request body': 'Corpo do pedido',
  'Request content type': 'Tipo do pedido',
  'Request URL': 'Endereço do pedido',
  'Request duration': 'Duração do pedido',
  'Headers:': 'Cabeçalhos:',
  'Available values': 'Valores',
  'Default value': 'Se não for dito',
  Code: 'Código',
  Details: 'Detalhes',
  Links: 'Ligações',
  'No links': 'Sem ligações',
  'Media type': 'Tipo de conteúdo',
  Controls: 'Escolhe o cabeçalho',
  'header.': '.',
  'Example Value': 'Exemplo',
  Examples: 'Exemplos',
  'Examples:': 'Exemplos:',
  'Example Description': 'Descrição do exemplo',
  '[Modified value]': '[Valor mudado]',
  Schema: 'Formato',
  Schemas: 'Formatos',
  'Edit Value': 'Editar o valor',
  Undocumented: 'Não descrita',
  Download: 'Baixar',
  'Download file': 'Baixar o arquivo',
  'Copy to clipboard': 'Copiar',
  'Send empty value': 'Enviar vazio',
  'Expand all': 'Abrir tudo',
  'Collapse all': 'Fechar tudo',
  'Expand operation': 'Abrir a chamada',
  'Collapse operation': 'Fechar a chamada',
  'Find more details': 'Saiba mais',
  'Skip to operations': 'Ir para as chamadas',
  'Warning: Deprecated': 'Aviso: em desuso',
  Deprecated: 'Em desuso',
  'Failed to load API definition.': 'Não foi possível carregar a descrição.',
  Errors: 'Erros',
  Hide: 'Esconder',
  Servers: 'Servidores',
  'Unrecognized response type; displaying content as text.':
    'Tipo de resposta desconhecido: mostrada como texto.',
  'Unrecognized response type; unable to display.':
    'Tipo de resposta desconhecido: não pode ser mostrada.',
  // Of the formats: what a value may be.
  'Additional properties': 'Outros campos',
  'Any of': 'Qualquer de',
  'One of': 'Um de',
  'All of': 'Todos de',
  Items: 'Itens',
  Enum: 'Opções',
  'Enum:': 'Opções:',
  Const: 'Sempre',
  Default: 'Se não for dito',
  'Property names': 'Nomes dos campos',
  'Prefix items': 'Primeiros itens',
  'Required when defined': 'Obrigatório quando há',
  'read-only': 'só leitura',
  'write-only': 'só escrita',
  // Where a parameter goes.
  path: 'no caminho',
  query: 'na consulta',
  header: 'no cabeçalho',
  cookie: 'no cookie',
};

/** What is not the viewer's own word: code, answers, and the names and texts of the description. */
const DA_DESCRICAO = [
  ...['pre', 'code', 'textarea', 'option'],
  // What may be chosen stands in the viewer's words, among the description's.
  '.renderedMarkdown:not(.parameter__enum, .parameter__default)',
  ...['.opblock-summary-path', '.opblock-summary-description', '.opblock-tag'],
  // A body's heading is called a parameter's name too.
  ...['.parameters-col_name .parameter__name', '.json-schema-2020-12__title', '.info .title'],
].join(', ');

/** Script that puts the viewer's own words into Portuguese as it writes them. */
export const TRADUZIR = `const PALAVRAS = new Map(Object.entries(${JSON.stringify(PALAVRAS)}));
const ROTULOS = ['title', 'aria-label', 'placeholder'];
const dizer = (texto) => {
  const palavra = PALAVRAS.get(texto.trim());
  return palavra === undefined ? texto : texto.replace(texto.trim(), () => palavra);
};
const traduzirTexto = (no) => {
  if (no.parentElement?.closest(${JSON.stringify(DA_DESCRICAO)})) return;
  const dito = dizer(no.data);
  if (dito !== no.data) no.data = dito;
};
const traduzirRotulos = (elemento) => {
  for (const rotulo of ROTULOS) {
    const texto = elemento.getAttribute(rotulo);
    if (texto !== null && dizer(texto) !== texto) elemento.setAttribute(rotulo, dizer(texto));
  }
};
const traduzir = (raiz) => {
  if (raiz.nodeType === Node.TEXT_NODE) return traduzirTexto(raiz);
  if (raiz.nodeType !== Node.ELEMENT_NODE) return;
  traduzirRotulos(raiz);
  const nos = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (nos.nextNode())
    (nos.currentNode.nodeType === Node.TEXT_NODE ? traduzirTexto : traduzirRotulos)(nos.currentNode);
};
new MutationObserver((mudancas) => {
  for (const { type, target, addedNodes } of mudancas)
    if (type === 'childList') addedNodes.forEach(traduzir);
    else if (type === 'characterData') traduzirTexto(target);
    else traduzirRotulos(target);
}).observe(document.querySelector('#visualizador'), {
  ...{ childList: true, characterData: true, attributes: true, attributeFilter: ROTULOS, subtree: true },
});
`;
