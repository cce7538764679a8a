// The search of everything at 10,000 radios and 100,000 songs: what a search takes in the process, and how long the
// building of the indexes, which goes on beside the visitors, holds them up.
import { createRequire } from 'node:module';
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { at } from '../lib/paths.mjs';

const RADIOS = 10_000;
const SINGERS = 5000;
const SONGS = 100_000;
const SEARCHES = 3000;
/** What else the machine does falls on one turn more than on another: what the work itself takes is in all of them. */
const TURNS = 5;
const PER_GROUP = 5;
const MOST_MS = 5;
const MOST_BLOCK_MS = 20;

const require = createRequire(import.meta.url);
const { Indice } = require(at('cms-extensions/dist/texto/indice.js'));
const { verbeteDaRadio } = require(at('cms-extensions/dist/radio/filtros.js'));
const { verbeteDaMusica, verbeteDoCantor } = require(at('cms-extensions/dist/cantor/verbetes.js'));

const WORDS =
  'louvor adoração esperança graça manhã vida nova rádio web coração sertanejo jardim oração paz luz caminho videira monte sião canaã betel alvorada semear farol harpa vale rio fonte cruz amor fé glória aleluia santo rei promessa vitória milagre alegria noite estrela aurora fogo vento mar céu terra casa porta chave ponte água'.split(
    ' ',
  );
const SYLLABLES =
  'ba ca da fa ga la ma na pa ra sa ta va be ce de lo mo no po ru su tu vi zi'.split(' ');
const STATES = ['SP', 'PE', 'MG', 'RJ', 'BA', 'CE', 'PR', 'RS'];

/** The same catalogue each time: a linear congruential generator. */
const randomOf = (seed) => {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
};

/** Mostly common words, one in four an invented one: names of people and places. */
const wordsBy = (random) => (many) =>
  Array.from({ length: many }, () =>
    random(4) > 0
      ? WORDS[random(WORDS.length)]
      : Array.from({ length: 2 + random(3) }, () => SYLLABLES[random(SYLLABLES.length)]).join(''),
  ).join(' ');

const catalogue = () => {
  const random = randomOf(7);
  const words = wordsBy(random);
  const radios = Array.from({ length: RADIOS }, () => ({
    nome_radio: `Rádio ${words(2)}`,
    slogan: words(6),
    tags: [words(1), words(1), words(2)],
    cidade: words(1),
    estado: STATES[random(STATES.length)],
    endereco: words(2),
  }));
  const singers = Array.from({ length: SINGERS }, () => ({
    nome: words(2),
    segmento: words(1),
    slogan: words(4),
    sobre: words(30),
  }));
  const songs = Array.from({ length: SONGS }, () => {
    const { nome, segmento } = singers[random(SINGERS)];
    return { nome: words(3), segmento, cantor: { nome } };
  });
  return { radios, singers, songs };
};

/** The longest time nobody else had a turn while the work went on, in ms. */
const longestBlock = async (work) => {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    turn = setImmediate(look);
  };
  let turn = setImmediate(look);
  const result = await work();
  clearImmediate(turn);
  return { longest, result };
};

/** What people type: a beginning, a word, two, three, one with a typo, half of one with a typo, a state. */
const searches = () => {
  const random = randomOf(11);
  const words = wordsBy(random);
  const typo = (word) => {
    const place = 1 + random(Math.max(1, word.length - 1));
    return `${word.slice(0, place)}x${word.slice(place + 1)}`;
  };
  const kinds = [
    () => words(1).slice(0, 1 + random(3)),
    () => words(1),
    () => words(2),
    () => words(3),
    () => typo(words(1)),
    () => typo(words(1)).slice(0, 6),
    () => STATES[random(STATES.length)],
  ];
  return Array.from({ length: SEARCHES }, (_, n) => kinds[n % kinds.length]());
};

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

await main(async () => {
  const { radios, singers, songs } = catalogue();
  const build = () =>
    longestBlock(async () => [
      await Indice.de({ itens: radios, verbeteDe: verbeteDaRadio }),
      await Indice.de({ itens: singers, verbeteDe: verbeteDoCantor }),
      await Indice.de({
        itens: songs,
        verbeteDe: (song) => verbeteDaMusica(song, song.segmento),
      }),
    ]);
  const builds = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const since = performance.now();
    const { longest, result } = await build();
    builds.push({ longest, result, took: performance.now() - since });
  }
  const longest = Math.min(...builds.map((one) => one.longest));
  const took = Math.min(...builds.map((one) => one.took));
  const indexes = builds.at(-1).result;
  const search = (text) => {
    const began = performance.now();
    for (const index of indexes) index.procurar(text, PER_GROUP);
    return performance.now() - began;
  };
  const times = searches()
    .map((text) => Math.min(...Array.from({ length: TURNS }, () => search(text))))
    .sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
  console.log(`${RADIOS} rádios, ${SINGERS} cantores, ${SONGS} músicas:`);
  console.log(
    `  busca    p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
  );
  console.log(
    `  índices  montados em ${(took / 1000).toFixed(2)} s, a maior pausa ${longest.toFixed(1)} ms`,
  );
  const missed = [
    p95 > MOST_MS && `p95 acima de ${MOST_MS} ms`,
    longest > MOST_BLOCK_MS && `pausa acima de ${MOST_BLOCK_MS} ms`,
  ].filter(Boolean);
  if (missed.length > 0) throw new Failure(missed.join(', '));
});
