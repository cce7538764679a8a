import { lerAmbiente } from '../src/runtime/ambiente';
import { linhaParaPessoas, linhaEmJson, type Linha } from '../src/runtime/linha-do-registro';

// Where winston's transports look for the finished line.
const LINHA_PRONTA = Symbol.for('message');
// Strapi tells every step of its own migrations; nobody needs forty lines at the first start.
const RUIDO = /^\[(internal migration|discard-drafts)\]|Media Library has been redesigned/;

/** What Strapi says of its own end, in the log's language; `npm start` says 'Encerrando o portal…' itself, once. */
const EM_PORTUGUES: Readonly<Record<string, string>> = {
  'Shutting down Strapi': 'O portal começou a encerrar.',
  'Strapi has been shut down': 'O portal encerrou.',
};

const { producao, nivelDoRegistro } = lerAmbiente(process.env);
const escrever = producao ? linhaEmJson : linhaParaPessoas;

export default {
  level: nivelDoRegistro,
  format: {
    transform: (linha: Linha) => {
      if (linha.level === 'info' && RUIDO.test(String(linha.message))) return false;
      const message = EM_PORTUGUES[String(linha.message)];
      // An error is written as it was thrown: a copy of it has no stack.
      const escrita = escrever(message === undefined ? linha : { ...linha, message });
      return { ...linha, [LINHA_PRONTA]: escrita };
    },
  },
};
