/** What the MP3 encoder gives at the songs' bit rate; more would be worked for and thrown away. */
export const AMOSTRAGEM = 32_000;

/** Where notes are added up: two channels of samples. */
export interface Mesa {
  esquerda: Float32Array;
  direita: Float32Array;
}

export const criarMesa = (segundos: number): Mesa => {
  const amostras = Math.ceil(segundos * AMOSTRAGEM);
  return { esquerda: new Float32Array(amostras), direita: new Float32Array(amostras) };
};

/** Adds a rendered note at a moment, in seconds; `lado` goes from -1 (left) to 1 (right) at equal power. */
export const somarNota = (
  mesa: Mesa,
  nota: Float32Array,
  inicio: number,
  forca: number,
  lado: number,
) => {
  const comeco = Math.max(0, Math.round(inicio * AMOSTRAGEM));
  const angulo = ((lado + 1) * Math.PI) / 4;
  const ganhoEsquerda = forca * Math.cos(angulo);
  const ganhoDireita = forca * Math.sin(angulo);
  const amostras = Math.min(nota.length, mesa.esquerda.length - comeco);
  for (let i = 0; i < amostras; i += 1) {
    const valor = nota[i] ?? 0;
    const onde = comeco + i;
    mesa.esquerda[onde] = (mesa.esquerda[onde] ?? 0) + valor * ganhoEsquerda;
    mesa.direita[onde] = (mesa.direita[onde] ?? 0) + valor * ganhoDireita;
  }
};
