import { cpfDe } from '@portal/testing/pessoas';
import { PONTO_VERMELHO } from '@portal/testing/png';

const text = (random) => `Texto ${random.hex(6)}`;

/** A CPF of this call's own: the same the next time. */
const cpfOf = (random) => cpfDe(Array.from({ length: 9 }, () => random.int(10)));

/** A bank statement of one credit for an ad there is, as OFX 1 or CSV. */
const statementOf = (random, known) => {
  const memo = `PIX ANUNCIO${random.pick(known.anuncios)}`;
  const id = random.hex(6);
  return Buffer.from(
    random.pick([
      `OFXHEADER:100\n\n<OFX>\n<STMTTRN>\n<DTPOSTED>20261105\n<TRNAMT>50.00\n<FITID>${id}\n<MEMO>${memo}\n</STMTTRN>\n</OFX>`,
      `Data;Descrição;Valor;Identificador\n05/11/2026;${memo};50,00;${id}\n`,
    ]),
  );
};

/** A value a well-behaved person gives a field of that name. A picture is bytes. */
const FIELDS = {
  nome: text,
  pessoa: () => 'Física',
  documento: cpfOf,
  email: (random) => `fuzz-${random.hex(10)}@exemplo.test`,
  telefone: (random) => `119${String(10_000_000 + random.int(89_999_999))}`,
  cep: () => '01001-000',
  endereco: () => 'Praça da Sé',
  numero: () => '100',
  cidade: () => 'São Paulo',
  bairro: () => 'Sé',
  estado: () => 'SP',
  senha: () => 'Senha-do-Fuzz-1',
  senha_confirmation: () => 'Senha-do-Fuzz-1',
  codigo_acesso: () => '123456',
  token_recuperacao: (random) => random.hex(32),
  token: (random) => random.hex(32),
  titulo: text,
  periodo: (random) => random.pick(['1', '3', '6', '12']),
  tipo_anuncio: (random) => random.pick(['banner', 'banner', 'radio', 'musica']),
  meio_pagamento: (random) => random.pick(['pix', 'deposito']),
  termos: () => 'on',
  titulo_banner: text,
  resumo_banner: () => 'Um resumo',
  url: () => 'https://fuzz.exemplo.test/',
  arquivo_banner: () => PONTO_VERMELHO,
  arquivo_comprovante: () => PONTO_VERMELHO,
  nome_webradio: text,
  slogan_webradio: () => 'Um slogan',
  email_webradio: () => 'radio@exemplo.test',
  telefone_webradio: () => '11987654321',
  endereco_webradio: () => 'Rua A, 1',
  cidade_webradio: () => 'Recife',
  estado_webradio: () => 'PE',
  tags_webradio: () => 'gospel',
  url_webradio: () => 'https://radio.exemplo.test/ao-vivo',
  imagem_webradio: () => PONTO_VERMELHO,
  nome_musica: text,
  id_cantor_musica: (random, known) => random.pick(known.documentos),
  nome_cantor: text,
  id_anuncio: (random, known) => random.pick(known.anuncios),
  id_banner: (random, known) => random.pick(known.anuncios),
  status: (random) => random.pick([0, 1, 3, 8, 9]),
  motivo: text,
  chave_pix: () => 'pix@exemplo.test',
  data_inicio: () => '2026-12-01',
  id_webradio: (random, known) => random.pick(known.radios),
  musica: (random, known) => random.pick(known.documentos),
  anuncio: (random, known) => random.pick([...known.radios, ...known.anuncios]),
  anuncios: (_, known) => known.anuncios,
  tipo: (random) => random.pick(['webradio', 'clique', '']),
  password: () => 'Senha-do-Fuzz-1',
  currentPassword: () => 'Senha-do-Fuzz-1',
  firstname: text,
  lastname: text,
  username: text,
  roles: (random) => [random.int(6)],
  name: text,
  description: text,
  permissions: () => [],
  documentIds: (random, known) => [random.pick(known.documentos)],
  ids: (random) => [random.int(50) + 30],
  fileIds: (random) => [random.int(50) + 30],
  folderIds: (random) => [random.int(50)],
  destinationFolderId: () => null,
  urls: () => ['http://127.0.0.1:9/a.png'],
  nome_radio: text,
  slogan: text,
  contentTypeUID: (random, known) => random.pick(known.tipos),
  field: (random) => random.pick(['nome', 'slug', 'documento']),
  value: text,
  data: (random) => random.pick([{}, '2026-11-05']),
  valor: (random) => random.pick(['50,00', '1.234,56', 49.9]),
  transacao: text,
  pagador: text,
  extrato: (random, known) => statementOf(random, known),
  settings: () => ({}),
  layouts: () => ({ list: ['id'], edit: [] }),
  metadatas: () => ({}),
  to: () => 'alguem@exemplo.test',
  subject: text,
  text,
  numero_autorizacao: () => '1',
  quantidade: () => 1,
  // Whoever is blocked, or raised and takes the level from others, ends the run for all.
  permissao: () => '1',
  bloqueado: () => 'false',
  files: () => PONTO_VERMELHO,
  fileInfo: () => '{"name":"a"}',
};
const NAMES = Object.keys(FIELDS);

const CONTA = [
  'nome',
  'pessoa',
  'documento',
  'email',
  'telefone',
  'cep',
  'endereco',
  'numero',
  'cidade',
  'bairro',
  'estado',
  'senha',
];
const BANNER = ['titulo_banner', 'resumo_banner', 'url', 'arquivo_banner'];
const COMPRA = ['tipo_anuncio', 'titulo', 'periodo', 'meio_pagamento', 'termos'];
/** What an ad of each type has besides. */
const TIPOS = {
  banner: [...BANNER, 'arquivo_comprovante'],
  radio: [
    ...['nome_webradio', 'slogan_webradio', 'email_webradio', 'telefone_webradio'],
    ...[
      'endereco_webradio',
      'cidade_webradio',
      'estado_webradio',
      'tags_webradio',
      'url_webradio',
      'imagem_webradio',
    ],
  ],
  musica: ['nome_musica', 'nome_cantor', 'id_cantor_musica'],
};

/**
 * What each form has, so that not all is refused at the first field.
 * @type {[RegExp, string[]][]}
 */
const FORMS = [
  [/\/usuario\/save$/, CONTA],
  [/\/usuario\/update$/, CONTA.filter((name) => name !== 'senha')],
  [/\/usuario\/login$/, ['email', 'senha', 'codigo_acesso']],
  [/\/segundo-passo\/confirmar$/, ['codigo_acesso']],
  [/\/segundo-passo\/desligar$/, ['senha', 'codigo_acesso']],
  [/\/usuario\/email$/, ['email', 'senha', 'codigo_acesso']],
  [/\/email\/confirmar$/, ['token']],
  // Without the password: whoever asks is to be there for the next call.
  [/\/usuario\/excluir$/, ['codigo_acesso']],
  [/\/recuperacao\/mail$/, ['email']],
  [/\/usuario\/recuperacao$/, ['token_recuperacao', 'senha', 'senha_confirmation']],
  [/banner\/update$/, ['id_anuncio', 'titulo_banner', 'arquivo_comprovante']],
  [/anuncio\/update$/, ['id_anuncio', 'nome_webradio', 'imagem_webradio']],
  [/musica\/update$/, ['id_anuncio', 'nome_musica']],
  [/administracao\/usuarios\/[^/]+$/, ['permissao', 'bloqueado', 'motivo']],
  [/atualizarStatus$/, ['id_anuncio', 'status', 'motivo']],
  [/administracao\/usuario$/, ['id_anuncio']],
  [/reembolso\//, ['motivo', 'chave_pix']],
  [/formularioPesquisa$/, ['nome', 'telefone', 'email', 'id_webradio']],
  [/monitoramentoMusica$/, ['musica']],
  [/anuncios\/monitoramento$/, ['anuncio', 'tipo']],
  [/impressoes$/, ['anuncios']],
  [/recebimento$/, ['data', 'valor', 'transacao', 'pagador']],
  [/extrato$/, ['extrato']],
  [/painel\/transmissao$/, ['url']],
  [/admin\/login$/, ['email', 'password']],
  [/admin\/(users|register)/, ['email', 'firstname', 'lastname', 'password', 'roles']],
  [/admin\/roles/, ['name', 'description', 'permissions']],
  [/^\/email/, ['to', 'subject', 'text']],
  [/^\/upload/, ['files', 'fileInfo', 'ids', 'urls', 'name']],
  [
    /collection-types|single-types/,
    ['nome', 'nome_radio', 'titulo', 'url', 'slogan', 'telefone', 'documentIds'],
  ],
  [/configuration$/, ['settings', 'layouts', 'metadatas']],
  [/uid\//, ['contentTypeUID', 'field', 'value', 'data']],
];

/** A filled form for a path: its own fields where they are known, any others where not. */
export const formFor = (random, path, known) => {
  const filled = (names) =>
    Object.fromEntries(names.map((name) => [name, FIELDS[name](random, known)]));
  if (/\/anuncio\/salvar$/.test(path)) {
    const compra = filled(COMPRA);
    return { ...compra, ...filled(TIPOS[compra.tipo_anuncio]) };
  }
  return filled(FORMS.find(([pattern]) => pattern.test(path))?.[1] ?? random.some(NAMES, 0.1));
};

/** Any field's name: to send along what was not asked for. */
export const anyField = (random) =>
  random.pick([
    ...NAMES,
    'permissao',
    'id_usuario',
    'valor',
    'data_fim',
    '__proto__',
    'documentId',
    'createdBy',
    'isActive',
    'x'.repeat(500),
  ]);
