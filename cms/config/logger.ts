import { lerAmbiente } from '../src/runtime/ambiente';
import { redigir, redigirTexto } from '../src/runtime/redacao';

interface Linha {
  level: string;
  message: unknown;
  [campo: string]: unknown;
}

// Where winston's transports look for the finished line.
const LINHA_PRONTA = Symbol.for('message');
// Strapi tells every step of its own migrations; nobody needs forty lines at the first start.
const RUIDO = /^\[(internal migration|discard-drafts)\]|Media Library has been redesigned/;

const emJson = ({ level, message, ...resto }: Linha): string =>
  JSON.stringify({
    hora: new Date().toISOString(),
    nivel: level,
    msg: redigir(message),
    ...(redigir(resto) as object), // an object stays an object
  });

const paraPessoas = ({ level, message, stack }: Linha): string => {
  const texto = typeof stack === 'string' ? stack : message;
  const limpo = typeof texto === 'string' ? redigirTexto(texto) : JSON.stringify(redigir(texto));
  return `${new Date().toISOString().slice(11, 19)} ${level} ${limpo}`;
};

const escrever = lerAmbiente(process.env).producao ? emJson : paraPessoas;

export default {
  level: process.env['PORTAL_LOG'] ?? 'http',
  format: {
    transform: (linha: Linha) => {
      if (linha.level === 'info' && RUIDO.test(String(linha.message))) return false;
      return { ...linha, [LINHA_PRONTA]: escrever(linha) };
    },
  },
};
