// docs/glossario.md: one word for each thing, one verb for each way of reading. What stands here is what was written instead.
const VERBS = {
  present: ['apresentar', 'serialize'],
  list: ['listar'],
  find: ['achar', 'buscar', 'encontrar', 'get', 'fetch', 'retrieve'],
  ler: ['obter', 'pegar', 'load'],
};
const NOUNS = {
  radio: ['station'],
  cantor: ['singer', 'artist'],
  musica: ['song', 'songs'],
  anuncio: ['ad', 'ads', 'advertisement'],
  comprovante: ['proof', 'receipt'],
  preco: ['price', 'prices'],
  pesquisa: ['poll', 'survey', 'enquete'],
  vencimento: ['expiry', 'expiration'],
  convidado: ['guest', 'anonymous', 'anonimo'],
  anunciante: ['advertiser'],
  slug: ['permalink'],
  chegada: ['landing'],
  dobrar: ['slugify'],
};

const wordFor = (table) =>
  new Map(Object.entries(table).flatMap(([word, others]) => others.map((one) => [one, word])));
const VERB = wordFor(VERBS);
const NOUN = wordFor(NOUNS);

/** `acharRadio`, `URLDoSom` → the words a name is made of, in lower case. */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[ _]/)
    .map((word) => word.toLowerCase());

const isFunction = (node) => /Function/.test(node?.type ?? '');

export const words = {
  rules: {
    'one-word': {
      create: (context) => {
        const look = (id, isVerb) => {
          if (id?.type !== 'Identifier') return;
          const names = wordsOf(id.name);
          const verb = isVerb && names.length > 1 ? VERB.get(names[0]) : undefined;
          const other = names.find((name) => NOUN.has(name));
          const word = verb ?? NOUN.get(other);
          if (!word) return;
          context.report({
            node: id,
            message: `docs/glossario.md: "${verb ? names[0] : other}" is called "${word}" here.`,
          });
        };
        return {
          VariableDeclarator: ({ id, init }) => look(id, isFunction(init)),
          FunctionDeclaration: ({ id }) => look(id, true),
          'ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration': ({ id }) =>
            look(id, false),
        };
      },
    },
  },
};
