import type { Laudo } from '@portal/contracts/painel/respostas';

/** What a stream's server said first. */
export interface Cabecalho {
  /** Shoutcast v1 speaks `ICY` in the place of HTTP. */
  icy: boolean;
  codigo: number;
  campos: Readonly<Record<string, string>>;
}

const INICIO = /^(ICY|HTTP\/1\.[01]) (\d{3})/;

/** Reads what stands before the first empty line. Null when it is neither HTTP nor Shoutcast. */
export const lerCabecalho = (texto: string): Cabecalho | null => {
  const [primeira = '', ...linhas] = texto.split(/\r?\n/);
  const inicio = INICIO.exec(primeira);
  if (!inicio) return null;
  const campos: Record<string, string> = {};
  for (const linha of linhas) {
    const dois = linha.indexOf(':');
    if (dois > 0) campos[linha.slice(0, dois).trim().toLowerCase()] = linha.slice(dois + 1).trim();
  }
  return { icy: inicio[1] === 'ICY', codigo: Number(inicio[2]), campos };
};

/** Where an answer sends whoever asked, when it does. */
export const desvioDe = ({ codigo, campos }: Cabecalho): string | undefined =>
  codigo >= 300 && codigo < 400 ? campos['location'] : undefined;

const TAMANHO_DO_PEDACO = /^[\da-f][^\r\n]*\r?\n/i;

/** Whether sizes of chunks stand between what is sent. */
export const isEmPedacos = ({ campos }: Cabecalho): boolean =>
  /chunked/i.test(campos['transfer-encoding'] ?? '');

/** The beginning of a body without the size of its first chunk, when it is chunked. */
export const semPedacos = (cabecalho: Cabecalho, comeco: Uint8Array): Uint8Array => {
  if (!isEmPedacos(cabecalho)) return comeco;
  const inicio = new TextDecoder('latin1').decode(comeco.subarray(0, 64));
  return comeco.subarray(TAMANHO_DO_PEDACO.exec(inicio)?.[0].length ?? 0);
};

export type Formato = 'MP3' | 'AAC' | 'FLAC' | 'Ogg' | 'HLS' | 'lista' | 'pagina' | 'desconhecido';

const TIPOS: readonly (readonly [RegExp, Formato])[] = [
  [/^audio\/(x-)?(mpeg|mp3|mpeg-?3)\b/, 'MP3'],
  [/^audio\/(aac|aacp|x-aac|mp4)/, 'AAC'],
  [/^audio\/(x-)?flac\b/, 'FLAC'],
  [/^(audio|application)\/(ogg|opus|x-ogg)/, 'Ogg'],
  [/^(application\/(vnd\.apple\.mpegurl|x-mpegurl)|audio\/(x-)?mpegurl)/, 'lista'],
  [/^(audio\/x-scpls|application\/pls)/, 'lista'],
  [/^text\/html/, 'pagina'],
];

/** What is being sent, by what the server says it is and by how it begins. */
export const formatoDe = (tipo: string | undefined, comeco: Uint8Array): Formato => {
  const texto = new TextDecoder('latin1').decode(comeco.subarray(0, 2048));
  if (texto.startsWith('#EXTM3U') && texto.includes('#EXT-X-')) return 'HLS';
  if (texto.startsWith('#EXTM3U') || /^\[playlist\]/i.test(texto)) return 'lista';
  const dito = TIPOS.find(([padrao]) => padrao.test((tipo ?? '').toLowerCase()))?.[1];
  if (dito) return dito;
  if (texto.startsWith('OggS')) return 'Ogg';
  if (texto.startsWith('ID3')) return 'MP3';
  return 'desconhecido';
};

/** The finding of a stream that does not sound, and why, in words. */
export const foraDoAr = (motivo: string): Laudo => ({
  situacao: 'fora',
  titulo: 'A transmissão não está no ar',
  detalhes: [motivo],
});

const NAO_TOCA: Partial<Record<Formato, string>> = {
  lista:
    'O endereço é de uma lista de reprodução. Abra a lista e use o endereço que está dentro dela.',
  pagina: 'O endereço é de uma página, não de áudio. Peça ao provedor o endereço direto.',
  desconhecido: 'O formato não foi reconhecido. Confira se toca no portal.',
};

/** Explains to an editor what the server of a stream answered. */
export const laudoDe = (cabecalho: Cabecalho, formato: Formato, https: boolean): Laudo => {
  if (cabecalho.codigo !== 200)
    return foraDoAr(`O servidor respondeu com o código ${cabecalho.codigo}.`);
  const avisos = [
    NAO_TOCA[formato],
    https ? null : 'Sem https: alguns navegadores não tocam. Prefira um endereço com https://.',
  ].filter((aviso): aviso is string => Boolean(aviso));
  const servidor = cabecalho.icy ? 'Shoutcast' : (cabecalho.campos['server'] ?? 'não informado');
  const taxa = cabecalho.campos['icy-br']?.split(',')[0];
  return {
    situacao: avisos.length > 0 ? 'atencao' : 'no-ar',
    titulo: avisos.length > 0 ? 'Responde, com ressalvas' : 'A transmissão está no ar',
    detalhes: [
      ...avisos,
      `Formato: ${formato}${taxa ? `, ${taxa} kbps` : ''}`,
      `Conexão segura (https): ${https ? 'sim' : 'não'}`,
      `Servidor: ${servidor.slice(0, 80)}`,
    ],
  };
};
