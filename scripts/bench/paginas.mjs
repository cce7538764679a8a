// Documents: home, an address to share and a player, each beside bare node:http with the same bytes, in one run.
import { Failure } from '../lib/failure.mjs';
import { main } from '../lib/main.mjs';
import { temporaryPortal } from '../lib/portal-process.mjs';
import { bareNode, captured, compare } from './leituras/bare.mjs';

const TURNS = { rounds: 3, seconds: Number(process.env.PAGINAS_SEGUNDOS ?? 5) };
/** Figure of the design. */
const LEAST = 0.5;

const round = (value) => Math.round(value).toLocaleString('pt-BR');

const ratioOf = async (url) => {
  const answer = await captured(url);
  const bare = await bareNode(answer);
  try {
    const [ours, most] = await compare([{ url }, bare], TURNS);
    const size = Buffer.byteLength(answer.body, 'base64');
    console.log(
      `${new URL(url).pathname.padEnd(40)} ${size} bytes · portal ${round(ours)}/s · node:http nu ${round(most)}/s → ${(ours / most).toFixed(2)} ×`,
    );
    return ours / most;
  } finally {
    bare.stop();
  }
};

await main(async () => {
  const portal = await temporaryPortal();
  try {
    const answer = await fetch(`${portal.url}/api/radios/all`);
    const [radio] = /** @type {{ slug: string }[]} */ (await answer.json());
    const slow = [];
    for (const page of ['/', `/radio/${radio.slug}`])
      if ((await ratioOf(`${portal.url}${page}`)) < LEAST) slow.push(page);
    // Two kilobytes: what is compared is mostly the headers.
    await ratioOf(`${portal.url}/embed/radio/${radio.slug}`);
    if (slow.length > 0)
      throw new Failure(`Menos de ${LEAST} × o node:http nu: ${slow.join(', ')}.`);
  } finally {
    await portal.stop();
  }
});
