import type { Corpo } from './anuncios';

const L = 'limite';
const TIPO = `multipart/form-data; boundary=${L}`;

const campo = (nome: string, valor: string, cabecalhos = ''): string =>
  `--${L}\r\nContent-Disposition: form-data; name="${nome}"\r\n${cabecalhos}\r\n${valor}\r\n`;
const FIM = `--${L}--\r\n`;

const corpo = (texto: string, tipo = TIPO): Corpo => ({
  headers: { 'Content-Type': tipo },
  body: Buffer.from(texto),
});

const arquivo = (codificacao: string): string =>
  `--${L}\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n` +
  `Content-Type: image/png\r\nContent-Transfer-Encoding: ${codificacao}\r\n\r\nabc\r\n`;

/** Multipart bodies that break off, lie about themselves or never end, by what is wrong with them. */
export const FORMULARIOS_QUEBRADOS: readonly (readonly [string, Corpo])[] = [
  ['sem limite no cabeçalho', corpo(campo('nome', 'x') + FIM, 'multipart/form-data')],
  ['sem fim', corpo(campo('nome', 'x'))],
  ['sem linha de limite', corpo('isto não é um formulário')],
  [
    'com um campo de codificação desconhecida',
    corpo(campo('nome', 'x', 'Content-Transfer-Encoding: x-nada\r\n') + FIM),
  ],
  ['com um arquivo de codificação desconhecida', corpo(arquivo('x-nada') + FIM)],
  ['de linhas sem retorno de carro', corpo((campo('nome', 'x') + FIM).replaceAll('\r\n', '\n'))],
  ['com um cabeçalho que não é cabeçalho', corpo(campo('nome', 'x', 'X-Nada 1: y\r\n') + FIM)],
  [
    'com um cabeçalho feito para ser lido devagar',
    corpo(
      `--${L}\r\nContent-Disposition: form-data; name="nome"; ${'filename="'.repeat(30_000)}x\r\n\r\nx\r\n${FIM}`,
    ),
  ],
  ['com bytes sem sentido depois do limite', corpo(`--${L}\r\n\u0001\u0002`)],
  [
    'de 10.000 partes',
    corpo(Array.from({ length: 10_000 }, (_, i) => campo(`c${i}`, 'x')).join('') + FIM),
  ],
];

/** A whole multipart body of one field, byte by byte. */
export const umCampo = (nome: string, valor: Buffer, cabecalhos = ''): Corpo => {
  const [antes = '', depois = ''] = campo(nome, '\0', cabecalhos).split('\0');
  return {
    headers: { 'Content-Type': TIPO },
    body: Buffer.concat([Buffer.from(antes), valor, Buffer.from(depois + FIM)]),
  };
};
