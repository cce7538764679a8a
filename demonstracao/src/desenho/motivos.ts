import type { Sorteio } from '../sorteio';

/** A piece of SVG that fills a width and a height. */
export type Motivo = (quadro: Quadro) => string;

export interface Quadro {
  largura: number;
  altura: number;
  figura: string;
  brilho: string;
  sorteio: Sorteio;
}

const r = (valor: number): number => Math.round(valor * 10) / 10;

/** The pavement's wave: a ribbon that rises and falls, `fase` in waves. */
export const ondaFechada = (
  largura: number,
  base: number,
  amplitude: number,
  comprimento: number,
  fase: number,
  fundo: number,
): string => {
  const meio = comprimento / 2;
  const inicio = -comprimento * (1 + (fase % 1));
  let traco = `M${r(inicio)} ${r(base)}`;
  for (let x = inicio, sobe = true; x < largura + comprimento; x += meio, sobe = !sobe)
    traco += `q${r(meio / 2)} ${r(sobe ? -amplitude : amplitude)} ${r(meio)} 0`;
  return `${traco}V${r(fundo)}H${r(inicio)}Z`;
};

/** Waves of the promenade, one above the other. */
export const calcadao: Motivo = ({ largura, altura, figura, brilho, sorteio }) => {
  const faixas = 5;
  const passo = altura / (faixas + 1.6);
  const amplitude = passo * sorteio.entre(0.8, 1.05);
  const comprimento = largura / sorteio.um([1.2, 1.6, 2]);
  const fase = sorteio.numero();
  return Array.from({ length: faixas }, (_, i) => {
    const base = passo * (i + 1.2);
    const grossa = ondaFechada(largura, base, amplitude, comprimento, fase + i * 0.08, altura + 60);
    const cor = i === faixas - 1 ? brilho : figura;
    const forca = i === faixas - 1 ? 0.95 : 0.22 + i * 0.11;
    return `<path d="${grossa}" fill="${cor}" fill-opacity="${r(forca)}"/>`;
  }).join('');
};

/** Arcs of a transmitter, from a point near an edge. */
export const arcos: Motivo = ({ largura, altura, figura, brilho, sorteio }) => {
  const [fx, fy] = sorteio.um([
    [0.5, 1.02],
    [0.12, 0.98],
    [0.9, 0.95],
    [0.5, 0.62],
  ] as const);
  const cx = r(largura * fx);
  const cy = r(altura * fy);
  const passo = Math.max(largura, altura) / 7.4;
  const aneis = Array.from({ length: 7 }, (_, i) => {
    const cor = i === 1 || i === 4 ? brilho : figura;
    const forca = r(Math.max(0.2, 0.95 - i * 0.12));
    return `<circle cx="${cx}" cy="${cy}" r="${r(passo * (i + 1))}" fill="none" stroke="${cor}" stroke-opacity="${forca}" stroke-width="${r(passo * 0.36)}"/>`;
  });
  return `${aneis.join('')}<circle cx="${cx}" cy="${cy}" r="${r(passo * 0.42)}" fill="${brilho}"/>`;
};

/** Rays of a rising sun over one wave. */
export const nascente: Motivo = ({ largura, altura, figura, brilho, sorteio }) => {
  const cx = largura * sorteio.um([0.5, 0.32, 0.68]);
  const cy = altura * 0.74;
  const longe = Math.hypot(largura, altura);
  const raios = 26;
  const volta = Array.from({ length: raios / 2 }, (_, i) => {
    const a = ((2 * i + sorteio.entre(0, 0.2)) / raios) * 2 * Math.PI;
    const b = a + (2 * Math.PI) / raios;
    return `<path d="M${r(cx)} ${r(cy)}L${r(cx + longe * Math.cos(a))} ${r(cy + longe * Math.sin(a))}L${r(cx + longe * Math.cos(b))} ${r(cy + longe * Math.sin(b))}Z" fill="${figura}" fill-opacity=".42"/>`;
  });
  const sol = `<circle cx="${r(cx)}" cy="${r(cy)}" r="${r(altura * 0.2)}" fill="${brilho}"/>`;
  const mar = ondaFechada(
    largura,
    altura * 0.78,
    altura * 0.07,
    largura / 1.7,
    sorteio.numero(),
    altura,
  );
  const espuma = ondaFechada(
    largura,
    altura * 0.88,
    altura * 0.06,
    largura / 1.9,
    sorteio.numero(),
    altura,
  );
  return `${volta.join('')}${sol}<path d="${mar}" fill="${figura}"/><path d="${espuma}" fill="${brilho}" fill-opacity=".85"/>`;
};

/** Bars of an equaliser that breathe like a wave. */
export const equalizador: Motivo = ({ largura, altura, figura, brilho, sorteio }) => {
  const barras = Math.round((largura / altura) * 9);
  const passo = largura / (barras + 0.6);
  const fase = sorteio.entre(0, 6);
  return Array.from({ length: barras }, (_, i) => {
    const onda = 0.5 + 0.32 * Math.sin(i * 0.85 + fase) + 0.16 * Math.sin(i * 1.9 + fase);
    const alta = altura * Math.max(0.14, onda) * 0.86;
    const cor = i % 4 === 1 ? brilho : figura;
    return `<rect x="${r(passo * (i + 0.45))}" y="${r(altura - alta)}" width="${r(passo * 0.62)}" height="${r(alta + passo)}" rx="${r(passo * 0.31)}" fill="${cor}" fill-opacity="${i % 4 === 1 ? 0.95 : 0.6}"/>`;
  }).join('');
};

/** Hills behind hills, with a low sun. */
export const serra: Motivo = ({ largura, altura, figura, brilho, sorteio }) => {
  const sol = `<circle cx="${r(largura * sorteio.entre(0.25, 0.75))}" cy="${r(altura * 0.42)}" r="${r(altura * 0.15)}" fill="${brilho}"/>`;
  const camadas = Array.from({ length: 4 }, (_, i) => {
    const base = altura * (0.5 + i * 0.13);
    const fase = sorteio.numero();
    const morro = ondaFechada(
      largura,
      base,
      altura * (0.16 - i * 0.02),
      largura / (0.9 + i * 0.35),
      fase,
      altura,
    );
    return `<path d="${morro}" fill="${figura}" fill-opacity="${r(0.3 + i * 0.2)}"/>`;
  });
  return sol + camadas.join('');
};

/** A moon, some stars and quiet water. */
export const noite: Motivo = ({ largura, altura, figura, brilho, sorteio }) => {
  const cx = largura * sorteio.entre(0.3, 0.7);
  const cy = altura * 0.33;
  const raio = altura * 0.17;
  const estrelas = Array.from({ length: 22 }, () => {
    const x = r(sorteio.entre(0, largura));
    const y = r(sorteio.entre(0, altura * 0.6));
    return `<circle cx="${x}" cy="${y}" r="${r(altura * sorteio.entre(0.003, 0.009))}" fill="${brilho}" fill-opacity="${r(sorteio.entre(0.4, 1))}"/>`;
  });
  const lua = `<path d="M${r(cx - raio)} ${r(cy)}a${r(raio)} ${r(raio)} 0 1 0 ${r(raio * 1.3)} ${r(-raio * 0.95)}a${r(raio * 0.86)} ${r(raio * 0.86)} 0 1 1 ${r(-raio * 1.3)} ${r(raio * 0.95)}Z" fill="${brilho}"/>`;
  const agua = Array.from({ length: 4 }, (_, i) => {
    const base = altura * (0.66 + i * 0.1);
    return `<path d="${ondaFechada(largura, base, altura * 0.05, largura / 2.2, sorteio.numero(), altura)}" fill="${figura}" fill-opacity="${r(0.25 + i * 0.16)}"/>`;
  });
  return estrelas.join('') + lua + agua.join('');
};

/** Leaves that grow from below. */
export const jardim: Motivo = ({ largura, altura, figura, brilho, sorteio }) => {
  const ramos = Math.round((largura / altura) * 5);
  return Array.from({ length: ramos }, (_, i) => {
    const x = largura * ((i + sorteio.entre(0.3, 0.7)) / ramos);
    const alto = altura * sorteio.entre(0.5, 0.92);
    const inclina = sorteio.entre(-14, 14);
    const cor = i % 3 === 1 ? brilho : figura;
    const folhas = Array.from({ length: 5 }, (_f, f) => {
      const y = -alto * (0.25 + f * 0.18);
      const c = altura * (0.2 - f * 0.022);
      return [-1, 1]
        .map(
          (lado) =>
            `<path d="M0 ${r(y)}q${r(lado * c * 0.35)} ${r(-c * 0.75)} ${r(lado * c)} ${r(-c * 0.72)}q${r(-lado * c * 0.05)} ${r(c * 0.62)} ${r(-lado * c)} ${r(c * 0.72)}Z"/>`,
        )
        .join('');
    });
    return `<g transform="translate(${r(x)} ${altura}) rotate(${r(inclina)})" fill="${cor}" fill-opacity="${i % 3 === 1 ? 0.9 : 0.62}"><rect x="-3" y="${r(-alto)}" width="6" height="${r(alto + 20)}" rx="3"/>${folhas.join('')}</g>`;
  }).join('');
};
