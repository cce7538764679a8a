import { ROOT } from '../lib/paths.mjs';
import { isPanel } from './call.mjs';
import { CANARIES } from './furnish.mjs';
import { PATIENCE_MS } from './wire.mjs';

/** No answer may take longer, in ms, whatever was asked (docs/seguranca.md). */
const LONGEST_MS = 5_000;

/**
 * What no answer tells (contrato 1): stacks, paths, statements, words of libraries.
 * @type {[string, RegExp][]}
 */
const LEAKS = [
  ['pilha', /\n\s+at .+:\d+:\d+/],
  ['caminho', new RegExp(`node_modules|${ROOT.replaceAll('/', '\\/')}|/portal-faltas-`)],
  [
    'SQL',
    /\b(select .+ from|insert into|update .+ set|delete from) [`"]?\w+|SQLITE_|UNIQUE constraint|duplicate key value|relation "\w+"|syntax error at/i,
  ],
  [
    'biblioteca',
    /Cannot read propert|is not a function|is not iterable|TypeError|RangeError|ZodError|KnexTimeout|ECONN[A-Z]+|Unexpected token|Maximum call stack/,
  ],
];

/** Who may read the account the canaries are of. */
const TRUSTED = ['administrador', 'super'];

const isText = (answer) =>
  /json|text\/plain/.test(answer.headers.get('content-type') ?? 'text/plain');

const CODE = /^[a-z]+(_[a-z]+)*$/;

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Refusals of the portal's own calls: `{status:'0', msg, codigo}` in JSON, or a page for who asked for one. */
const isContractShape = ({ method }, answer) => {
  const body = parsed(answer.text);
  const hasWords = typeof body?.msg === 'string' && body.msg !== '';
  const hasCode = typeof body?.codigo === 'string' && CODE.test(body.codigo);
  if (body?.status === '0' && hasWords && hasCode) return true;
  return method === 'GET' && (answer.headers.get('content-type') ?? '').startsWith('text/html');
};

/** A request that lies about its length, or that HTTP itself forbids, is refused before the portal: by Node, in its words. */
const isBelowThePortal = ({ lengthOff, path }, answer) =>
  lengthOff !== 0 ||
  /[\s\u0080-\uffff]/.test(path) ||
  !answer.headers.has('x-content-type-options');

/** What an answer should not have been; a kind and a detail each. */
export const judge = (call, answer) => {
  const findings = [];
  const { status, text, ms } = answer;
  if (status === 0 && call.lengthOff === 0) findings.push(['sem resposta', answer.why]);
  if (status >= 500 && !(status === 503 && answer.headers.has('retry-after')))
    findings.push([`${status}`, text.slice(0, 120)]);
  if (status !== 0 && ms > LONGEST_MS && call.lengthOff === 0)
    findings.push(['mais de 5 s', `${Math.round(Math.min(ms, PATIENCE_MS) / 100) / 10} s`]);
  if (isText(answer)) {
    // Strapi's panel may name the field it is about; the portal's calls name nothing.
    const leaks = isPanel(call.path) ? LEAKS.slice(0, 3) : LEAKS;
    for (const [what, pattern] of leaks) {
      const found = pattern.exec(text);
      if (found) findings.push([`vaza ${what}`, found[0].trim().slice(0, 120)]);
    }
    const canary = TRUSTED.includes(call.role)
      ? undefined
      : CANARIES.find((one) => text.includes(one));
    if (canary) findings.push(['vaza dados pessoais', canary]);
  }
  if (
    status >= 400 &&
    !isPanel(call.path) &&
    !isBelowThePortal(call, answer) &&
    !isContractShape(call, answer)
  )
    findings.push(['forma fora do contrato', `${status} ${text.slice(0, 80)}`]);
  return findings.map(([kind, detail]) => ({ kind, detail }));
};
