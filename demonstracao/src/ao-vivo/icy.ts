/** Bytes of sound between two notes of metadata. */
export const ICY_INTERVALO = 16_000;
const BLOCO = 16;
const MAIOR_NOTA = 255 * BLOCO;

/** One ICY note: a length byte in blocks of 16 and the padded text. An unchanged title is the single byte 0. */
export const notaIcy = (titulo: string, anterior: string | null): Buffer => {
  if (titulo === anterior) return Buffer.from([0]);
  const texto = Buffer.from(`StreamTitle='${titulo.replace(/'/g, '’')}';`).subarray(0, MAIOR_NOTA);
  const blocos = Math.ceil(texto.length / BLOCO);
  const nota = Buffer.alloc(1 + blocos * BLOCO);
  nota[0] = blocos;
  texto.copy(nota, 1);
  return nota;
};

/** Puts notes into a run of sound, one every ICY_INTERVALO bytes counted over the whole connection. */
export const criarIntercalador = () => {
  let faltam = ICY_INTERVALO;
  let ultimo: string | null = null;
  return (som: Buffer, titulo: string): Buffer => {
    const partes: Buffer[] = [];
    let resto = som;
    while (resto.length >= faltam) {
      partes.push(resto.subarray(0, faltam), notaIcy(titulo, ultimo));
      resto = resto.subarray(faltam);
      ultimo = titulo;
      faltam = ICY_INTERVALO;
    }
    faltam -= resto.length;
    return Buffer.concat([...partes, resto]);
  };
};
