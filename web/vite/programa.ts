/** Where index.html holds the scripts it begins with. */
const LUGAR = '/* programa */ []';
const ELEMENTO = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n?/;
const ADIANTE = /[ \t]*<link rel="modulepreload"[^>]* href="([^"]+)">\n?/g;

/** Takes the build's own elements out of index.html and writes their addresses, the program's first, where its script brings them. */
export const comPrograma = (html: string): string => {
  const [elemento, programa] = ELEMENTO.exec(html) ?? [];
  if (!elemento || !programa || !html.includes(LUGAR)) throw new Error('index.html has no program');
  const outros = [...html.matchAll(ADIANTE)].map(([, endereco]) => endereco);
  return html
    .replace(elemento, '')
    .replace(ADIANTE, '')
    .replace(LUGAR, () => JSON.stringify([programa, ...outros]));
};
