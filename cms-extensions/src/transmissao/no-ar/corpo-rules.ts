/** A body without the sizes of its chunks, as much of it as came. */
export const juntarPedacos = (corpo: Buffer): Buffer => {
  const partes: Buffer[] = [];
  let lugar = 0;
  for (;;) {
    const fim = corpo.indexOf('\r\n', lugar);
    const tamanho = fim < 0 ? 0 : parseInt(corpo.toString('latin1', lugar, fim), 16);
    if (!(tamanho > 0)) return Buffer.concat(partes);
    partes.push(corpo.subarray(fim + 2, fim + 2 + tamanho));
    lugar = fim + 2 + tamanho + 2;
  }
};

/** Whether a body is a page or a text for people, whatever its header calls it. */
export const isPagina = (corpo: Uint8Array): boolean =>
  /^[\s\ufeff]*<(?:!doctype|html|head|body|\?xml|script|meta|center|h1)/i.test(
    new TextDecoder('latin1')
      .decode(corpo.subarray(0, 512))
      .replace('ï»¿', '')
      .replace(/<!--[^]*?-->/g, ''),
  );

/** Whether bytes that nobody named begin as sound does: an MPEG or ADTS frame, FLAC, or a transport stream. */
export const isSom = (corpo: Uint8Array): boolean => {
  const quadro = corpo[0] === 0xff && ((corpo[1] ?? 0) & 0xe0) === 0xe0;
  const transporte = corpo[0] === 0x47 && corpo[188] === 0x47;
  return quadro || isFlac(corpo) || transporte;
};

const isFlac = (corpo: Uint8Array): boolean =>
  Buffer.from(corpo.subarray(0, 4)).toString('latin1') === 'fLaC';

/** What such bytes are: an ADTS frame is an MPEG frame of layer 0, and a transport stream carries AAC. */
export const codecDe = (corpo: Uint8Array): 'MP3' | 'AAC' | 'FLAC' => {
  if (isFlac(corpo)) return 'FLAC';
  const isMp3 = corpo[0] === 0xff && ((corpo[1] ?? 0) & 0x06) !== 0;
  return isMp3 ? 'MP3' : 'AAC';
};

/** Addresses a playlist (.pls, .m3u) leads to, in its order. */
export const enderecosDaLista = (texto: string): string[] =>
  /^\s*\[playlist\]/i.test(texto)
    ? texto
        .split(/[\r\n]/)
        .map(enderecoDaEntrada)
        .filter(Boolean)
    : linhasDe(texto);

/** The address of a line `File1=…` of a .pls; '' for any other. Not by one pattern: a stranger's spaces could hold it up. */
const enderecoDaEntrada = (linha: string): string => {
  const igual = linha.indexOf('=');
  return /^\s*File\d+\s*$/i.test(linha.slice(0, Math.max(0, igual)))
    ? linha.slice(igual + 1).trim()
    : '';
};

const linhasDe = (texto: string): string[] =>
  texto
    .split(/\r?\n/)
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '' && !linha.startsWith('#'));

export interface Hls {
  /** Where the sound goes on: the first variant of a master playlist, else the newest piece. */
  proximo: string | null;
  isMestre: boolean;
  codec: string;
  kbps: number | null;
}

/** What an HLS playlist says of what it leads to. `cortada`: its end is missing. */
export const lerHls = (texto: string, cortada: boolean): Hls => {
  const linhas = linhasDe(cortada ? texto.slice(0, texto.lastIndexOf('\n') + 1) : texto);
  const atributos = /^#EXT-X-STREAM-INF:(.*)/m.exec(texto)?.[1];
  const isMestre = atributos !== undefined;
  const taxa = /(?:^|,)\s*(?:AVERAGE-)?BANDWIDTH=(\d+)/.exec(atributos ?? '')?.[1];
  return {
    proximo: (isMestre ? linhas[0] : linhas.at(-1)) ?? null,
    isMestre,
    codec: /mp4a\.40\.34/.test(atributos ?? '') ? 'MP3' : 'AAC',
    kbps: taxa === undefined ? null : Math.round(Number(taxa) / 1000),
  };
};

const MPEG1_L3 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG2_L3 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Bit rate of the first MPEG layer III frame in a run of sound, in kbps; null when none is seen. */
export const taxaDoMp3 = (som: Uint8Array): number | null => {
  for (const [i, sinal] of som.entries()) {
    const [versao, taxa] = [som[i + 1] ?? 0, (som[i + 2] ?? 0) >> 4];
    // Eleven bits of sync, then layer III.
    if (sinal !== 0xff || (versao & 0xe6) !== 0xe2) continue;
    const kbps = ((versao & 0x18) === 0x18 ? MPEG1_L3 : MPEG2_L3)[taxa];
    if (kbps) return kbps;
  }
  return null;
};

const TAXAS = ['icy-br', 'ice-bitrate', 'x-audiocast-bitrate'];

/** Bit rate a stream's header tells, in kbps; null when it tells none. */
export const taxaDita = (campos: Readonly<Record<string, string>>): number | null => {
  const dita =
    TAXAS.map((nome) => campos[nome]).find(Boolean) ??
    /bitrate=(\d+)/i.exec(campos['ice-audio-info'] ?? '')?.[1];
  const kbps = parseInt(dita ?? '', 10);
  return kbps > 0 && kbps < 10_000 ? kbps : null;
};
