import { type Page } from '@playwright/test';

/** English words that no Portuguese screen has a reason to show: those of grammar, and those of interfaces. */
const PALAVRAS = new Set(
  `the and with your you this that these those from are is not have has had was were will would can could should any here there
  which who what when where why how of on by or if be been being it its at an we our us they them their his her than then into
  about after before between under out up down off only just also again most least all each every few many much another same
  such very too because until while since both either neither nor yes okay done please must might shall need needs want get got
  make made take show hide per via within without to less first last something went wrong
  save saved saving search searching settings home entry entries draft published publish unpublish unpublished modified delete
  deleted deleting edit edited editing create created creating add added adding close closed cancel canceled cancelled loading
  loaded select selected selecting upload uploaded uploading back learn documentation content manager library folder folders file
  files asset assets field fields required filters filter sort sorted sorting view views grid name names title image images media
  action actions drag dragging remove removed replace replaced next previous copy copied click drop empty success successful
  successfully error errors warning welcome hello sign password remember forgot profile logout user users username role roles
  plugins marketplace preview open opened opening new updated update updating active inactive firstname lastname blocked confirmed
  general version versions single types type configure layout token tokens webhook webhooks notification notifications alert choose
  pick untitled unnamed unknown optional default enabled disabled true false null undefined object valid invalid value values label
  labels button buttons toggle expand collapse fail failed unable cannot try retry undo redo confirm confirmation apply submit send
  sent download downloading paste cut crop reorder position items list lists listing table row rows column columns number numbers
  page today yesterday month months year years day days week weeks hour hours minutes seconds calendar january february april june
  july august september october november december monday tuesday wednesday thursday friday saturday sunday equal equals greater
  lower contains starts ends component components relation relations community sales locale language theme dark light mode session
  sessions device devices found permission permissions allowed access denied bulk duplicate clone discard changes change changed
  history state information info details detail option options clear reset continue leave stay unsaved conditions advanced caption
  alternative location size sizes width height extension dimensions date time dates times created move moved moving picture video
  document other occurred characters validationerror applicationerror registrationtoken documentid`
    .split(/\s+/)
    .filter(Boolean),
);

/** Random letters may spell anything, and so do the two of a state; an address is in nobody's language. */
const SIGLA = /^([a-z0-9]{24}|[A-Z]{2}|https?:\/\/\S+)$/;

/** So is one of mail. */
const EMAIL = /\S+@\S+/g;

/** Whether a line of the screen has an English word in it. */
export const isIngles = (linha: string): boolean =>
  !SIGLA.test(linha) &&
  (
    linha
      .toLowerCase()
      .replace(EMAIL, '')
      .match(/\p{L}+/gu) ?? []
  ).some((palavra) => PALAVRAS.has(palavra));

/** Names as the code has them, examples of foreign people, and sentences that lost a word or agree with nothing. */
const QUEBRADAS: readonly RegExp[] = [
  /\b(Anuncio|Musica|Opcao|Preco|Configuracao|Super Admin|Kai|Doe)\b/,
  /kai@doe/i,
  /\p{L} [.,;](\s|$)/u,
  /\p{Ll}Escolha aqui|\bpefil\b|\bos e a\b|Arraste aqui ou$/u,
  /(^|\s)1 (\p{L}+ )?\p{L}+[ai]d[oa]s(\s|[.,;!]|$)/u,
];

/** Whether a line of the screen is no whole sentence of Portuguese. */
export const isQuebrada = (linha: string): boolean =>
  QUEBRADAS.some((quebrada) => quebrada.test(linha.trim()));

/** Everything the screen says to eyes and to screen readers, line by line. */
const linhasDaTela = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ditos = [document.title, ...document.body.innerText.split('\n')];
    const atributos = [
      ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
      ...['placeholder', 'title', 'alt'],
    ];
    const rotulados = document.querySelectorAll(atributos.map((nome) => `[${nome}]`).join());
    for (const elemento of Array.from(rotulados))
      for (const nome of atributos) ditos.push(elemento.getAttribute(nome) ?? '');
    for (const opcao of Array.from(document.querySelectorAll('option')))
      ditos.push(opcao.textContent);
    return ditos;
  });

/** The lines of the screen, as it stands, that are not in Portuguese, or not in whole sentences of it. */
export const linhasEstranhas = async (page: Page): Promise<string[]> =>
  (await linhasDaTela(page)).filter((linha) => isIngles(linha) || isQuebrada(linha));
