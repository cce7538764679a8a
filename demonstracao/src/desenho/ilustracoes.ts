import { CORES } from './cores';

/** Drawings of things, each about 400 by 400 around the point (0, 0). */
export type Ilustracao = () => string;

const pao = (x: number, y: number, giro: number, casca: string, corte: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${giro})"><rect x="-150" y="-46" width="300" height="92" rx="46" fill="${casca}"/>${[-84, -28, 28, 84].map((c) => `<path d="M${c - 16} 24q0-44 32-48" stroke="${corte}" stroke-width="13" stroke-linecap="round" fill="none"/>`).join('')}</g>`;

const padaria: Ilustracao = () =>
  `<circle r="190" fill="${CORES.mel}"/>${pao(-6, 74, 0, '#DE9A45', CORES.creme)}${pao(-34, -6, -9, '#B5611E', CORES.mel)}${pao(30, -84, 8, '#C9772B', CORES.creme)}<path d="M-206 132q103-34 206 0t206 0v80h-412Z" fill="${CORES.papel}"/>${[-150, -90, -30, 30, 90, 150].map((x) => `<circle cx="${x}" cy="166" r="9" fill="${CORES.ipe}"/>`).join('')}`;

const microfone: Ilustracao = () =>
  `${[190, 146, 102].map((raio, i) => `<circle r="${raio}" fill="none" stroke="${i === 1 ? CORES.ipe : CORES.telha}" stroke-width="18" stroke-opacity="${0.45 + i * 0.2}"/>`).join('')}<rect x="-62" y="-150" width="124" height="200" rx="62" fill="${CORES.papel}"/>${[-104, -66, -28].map((y) => `<rect x="-40" y="${y}" width="80" height="14" rx="7" fill="${CORES.jabuticaba}"/>`).join('')}<path d="M-96-20v14a96 96 0 0 0 192 0v-14M0 90v70M-64 164H64" stroke="${CORES.ipe}" stroke-width="22" stroke-linecap="round" fill="none"/>`;

const livros: Ilustracao = () => {
  const volume = (x: number, largura: number, alto: number, cor: string, faixa: string, giro = 0) =>
    `<g transform="translate(${x} 160) rotate(${giro})"><rect y="${-alto}" width="${largura}" height="${alto}" rx="8" fill="${cor}"/><rect y="${-alto + 34}" width="${largura}" height="16" fill="${faixa}"/><rect y="-58" width="${largura}" height="16" fill="${faixa}"/></g>`;
  return `<circle cx="0" cy="-20" r="180" fill="${CORES.folha}"/>${volume(-186, 66, 250, CORES.urucum, CORES.ipe)}${volume(-114, 52, 304, CORES.creme, CORES.mata)}${volume(-56, 74, 230, CORES.ipe, CORES.urucum)}${volume(24, 58, 280, CORES.jabuticaba, CORES.telha)}${volume(94, 60, 244, CORES.papel, CORES.mar, 14)}<rect x="-206" y="160" width="412" height="22" rx="11" fill="${CORES.barro}"/>`;
};

const piano: Ilustracao = () => {
  const brancas = Array.from(
    { length: 8 },
    (_, i) =>
      `<rect x="${-196 + i * 49}" y="-40" width="46" height="216" rx="9" fill="${i === 3 ? CORES.ipe : CORES.papel}"/>`,
  );
  const pretas = [0, 1, 3, 4, 5].map(
    (i) =>
      `<rect x="${-164 + i * 49}" y="-40" width="30" height="130" rx="7" fill="${CORES.jabuticaba}"/>`,
  );
  const nota = (x: number, y: number, cor: string) =>
    `<g transform="translate(${x} ${y})" fill="${cor}"><ellipse rx="27" ry="20" transform="rotate(-20)"/><rect x="18" y="-96" width="9" height="92"/><path d="M18-96q34 14 40 52-16-20-40-22Z"/></g>`;
  return `${brancas.join('')}${pretas.join('')}<rect x="-206" y="-66" width="412" height="34" rx="12" fill="${CORES.ipe}"/>${nota(-130, -116, CORES.mel)}${nota(6, -138, CORES.papel)}${nota(128, -112, CORES.mel)}`;
};

const violao: Ilustracao = () =>
  `<g transform="rotate(32)"><rect x="-20" y="-236" width="40" height="230" fill="${CORES.barro}"/><rect x="-34" y="-262" width="68" height="62" rx="12" fill="${CORES.jabuticaba}"/><path d="M0-40c60 0 76 40 70 78-4 24 34 38 34 86 0 62-48 100-104 100s-104-38-104-100c0-48 38-62 34-86-6-38 10-78 70-78Z" fill="${CORES.ipe}"/><circle cy="76" r="42" fill="${CORES.jabuticaba}"/><rect x="-44" y="160" width="88" height="18" rx="6" fill="${CORES.barro}"/>${[-10, -3, 4, 11].map((x) => `<rect x="${x}" y="-214" width="2.6" height="376" fill="${CORES.papel}"/>`).join('')}</g>`;

const fones: Ilustracao = () => {
  const barras = [68, 124, 184, 124, 68].map(
    (alto, i) =>
      `<rect x="${-60 + i * 26}" y="${60 - alto / 2}" width="16" height="${alto}" rx="8" fill="${CORES.mel}"/>`,
  );
  return `<path d="M-140 60V0a140 140 0 0 1 280 0v60" fill="none" stroke="${CORES.papel}" stroke-width="34" stroke-linecap="round"/><rect x="-184" y="20" width="92" height="150" rx="40" fill="${CORES.ipe}"/><rect x="92" y="20" width="92" height="150" rx="40" fill="${CORES.ipe}"/>${barras.join('')}`;
};

const conversa: Ilustracao = () =>
  `<path d="M-180-150h300a48 48 0 0 1 48 48V40a48 48 0 0 1-48 48H-60l-90 78V88h-30a48 48 0 0 1-48-48v-142a48 48 0 0 1 48-48Z" transform="translate(24 10)" fill="${CORES.papel}"/>${[-92, -4, 84].map((x, i) => `<circle cx="${x}" cy="-20" r="27" fill="${i === 1 ? CORES.ipe : CORES.mata}"/>`).join('')}`;

const antena: Ilustracao = () =>
  `${[1, 2, 3].map((i) => `<path d="M${-52 * i - 20} ${-96 - 34 * i}a${78 * i} ${78 * i} 0 0 0 0 ${68 * i}M${52 * i + 20} ${-96 - 34 * i}a${78 * i} ${78 * i} 0 0 1 0 ${68 * i}" fill="none" stroke="${CORES.ipe}" stroke-opacity="${1.1 - i * 0.22}" stroke-width="20" stroke-linecap="round"/>`).join('')}<circle cy="-96" r="30" fill="${CORES.papel}"/><path d="M-84 190L0-96 84 190M-58 100H58M-36 20H36" fill="none" stroke="${CORES.papel}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`;

const encontro: Ilustracao = () => {
  const pessoa = (x: number, y: number, escala: number, pele: string, roupa: string) =>
    `<g transform="translate(${x} ${y}) scale(${escala})"><path d="M-96 130c0-76 44-112 96-112s96 36 96 112Z" fill="${roupa}"/><circle cy="-42" r="58" fill="${pele}"/><path d="M-60-44c0-42 26-66 60-66s60 24 60 66c-28-22-92-22-120 0Z" fill="${CORES.jabuticaba}"/></g>`;
  return `<rect x="-226" y="-170" width="452" height="300" rx="30" fill="${CORES.jabuticaba}"/><rect x="-206" y="-150" width="412" height="260" rx="16" fill="${CORES.creme}"/><clipPath id="tela"><rect x="-206" y="-150" width="412" height="260" rx="16"/></clipPath><g clip-path="url(#tela)">${pessoa(-118, 6, 0.92, '#A56A45', CORES.mata)}${pessoa(118, 6, 0.92, '#E0B08C', CORES.mar)}${pessoa(0, 24, 1.12, '#6B3F2A', CORES.telha)}</g><rect x="-54" y="130" width="108" height="34" fill="${CORES.jabuticaba}"/><rect x="-120" y="156" width="240" height="24" rx="12" fill="${CORES.ipe}"/>`;
};

const ficha: Ilustracao = () =>
  `<g transform="rotate(-7)"><rect x="-150" y="-186" width="300" height="372" rx="26" fill="${CORES.papel}"/><rect x="-112" y="-140" width="92" height="92" rx="46" fill="${CORES.ipe}"/><path d="M-112-48a46 40 0 0 1 92 0Z" fill="${CORES.urucum}"/><circle cx="-66" cy="-104" r="22" fill="${CORES.barro}"/>${[-118, -82].map((y, i) => `<rect x="6" y="${y}" width="${[106, 74][i]}" height="18" rx="9" fill="${CORES.telha}"/>`).join('')}${[0, 48, 96].map((y) => `<rect x="-112" y="${y}" width="224" height="22" rx="11" fill="${CORES.creme}"/>`).join('')}</g><circle cx="120" cy="130" r="66" fill="${CORES.mata}"/><path d="M88 132l24 26 44-50" fill="none" stroke="${CORES.papel}" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>`;

const cafe: Ilustracao = () =>
  `<circle r="186" fill="${CORES.telha}" fill-opacity=".5"/><path d="M-120-30h210v96a96 96 0 0 1-96 96h-18a96 96 0 0 1-96-96Z" fill="${CORES.papel}"/><path d="M90-6h26a50 50 0 0 1 0 100H84" fill="none" stroke="${CORES.papel}" stroke-width="24"/><rect x="-160" y="174" width="300" height="20" rx="10" fill="${CORES.ipe}"/>${[-70, -14, 42].map((x) => `<path d="M${x}-64q-26-34 0-62t0-62" fill="none" stroke="${CORES.mel}" stroke-width="16" stroke-linecap="round"/>`).join('')}`;

export const ILUSTRACOES = {
  padaria,
  microfone,
  livros,
  piano,
  violao,
  fones,
  conversa,
  antena,
  encontro,
  ficha,
  cafe,
} satisfies Record<string, Ilustracao>;

export type NomeDeIlustracao = keyof typeof ILUSTRACOES;
