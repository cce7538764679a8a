import { lerAmbiente } from '../src/runtime/ambiente';
import { linhaParaPessoas, linhaEmJson, type Linha } from '../src/runtime/linha-do-registro';

// Where winston's transports look for the finished line.
const LINHA_PRONTA = Symbol.for('message');
// Strapi tells every step of its own migrations; nobody needs forty lines at the first start.
const RUIDO = /^\[(internal migration|discard-drafts)\]|Media Library has been redesigned/;

const { producao, nivelDoRegistro } = lerAmbiente(process.env);
const escrever = producao ? linhaEmJson : linhaParaPessoas;

export default {
  level: nivelDoRegistro,
  format: {
    transform: (linha: Linha) => {
      if (linha.level === 'info' && RUIDO.test(String(linha.message))) return false;
      return { ...linha, [LINHA_PRONTA]: escrever(linha) };
    },
  },
};
