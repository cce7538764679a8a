// Repeats a draw for anybody who has the list: node scripts/conferir-sorteio.mjs lista.txt "semente" [suplentes]
// On purpose it shares no code with the portal: two programs that agree are worth more than one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file, typedSeed, alternates = '3'] = process.argv.slice(2);

if (!file || !typedSeed || !/^\d+$/.test(alternates)) {
  console.error('Uso: node scripts/conferir-sorteio.mjs lista.txt "semente" [suplentes]');
  process.exit(1);
}

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

const seed = typedSeed.trim().normalize('NFC');
const bytes = readFileSync(file);
const hash = sha256(bytes);
const lines = bytes.toString('utf8').split('\n').slice(0, -1);

const RANGE = 2n ** 256n;
let counter = 0;

/** A whole number below `n`, every one as likely: numbers of the uneven end are thrown away. */
const random = (n) => {
  const fair = RANGE - (RANGE % n);
  for (;;) {
    const value = BigInt(`0x${sha256(`${hash}:${seed}:${counter}`)}`);
    counter += 1;
    if (value < fair) return value % n;
  }
};

const order = lines.map((_, index) => index);
const wanted = Math.min(Number(alternates) + 1, lines.length);

console.log(`Participantes: ${lines.length}`);
console.log(`SHA-256 da lista: ${hash}`);
for (let place = 0; place < wanted; place += 1) {
  const other = place + Number(random(BigInt(lines.length - place)));
  [order[place], order[other]] = [order[other], order[place]];
  const [number, digest] = lines[order[place]].split(';');
  console.log(`${place + 1}º: linha ${number} · ${digest}`);
}
