import { cnpj, cpf } from 'cpf-cnpj-validator';
import { SENHA } from '@portal/testing/senha';

/** What no line of a log may carry (contrato 7, docs/seguranca.md). */
const PROIBIDOS: readonly (readonly [nome: string, padrao: RegExp])[] = [
  ['e-mail', /[\w.+-]+@[\w-]+\.[a-z]+/i],
  ['senha', new RegExp(`${SENHA}|Senha-Nova|Senha-de-Teste|errada-errada`)],
  ['resumo de senha', /\$2[aby]\$\d\d\$/],
  ['token de sessão', /eyJ[\w-]{10,}\.[\w-]+/],
  ['link de e-mail', /email\/(?:trocar|confirmar)\/[\w-]{20,}/],
  ['link de recuperação', /recuperacao\/(?!mail)[\w-]{20,}/],
  ['token de formulário', /[\w-]{24}\.[\w-]{22}/],
];

const documentosEm = (texto: string): string[] =>
  (
    texto.match(
      /(?<![\w-])[\dA-Z]{2,3}[.]?[\dA-Z]{3}[.]?[\dA-Z]{3}[-/]?[\dA-Z]{2,4}-?\d{0,2}(?![\w-])/g,
    ) ?? []
  )
    .map((achado) => achado.replace(/\W/g, ''))
    .filter((achado) =>
      achado.length === 11 ? cpf.isValid(achado) : achado.length === 14 && cnpj.isValid(achado),
    );

/** The first line that says what no log may say, and what it says; null when there is none. */
export const vazamentoEm = (registros: string): string | null => {
  for (const linha of registros.split('\n')) {
    // Not a log: what the process tells whoever started it.
    if (linha.startsWith('{"pronto":true')) continue;
    const achado = PROIBIDOS.find(([, padrao]) => padrao.test(linha));
    if (achado) return `${achado[0]}: ${linha.slice(0, 500)}`;
    if (documentosEm(linha).length > 0) return `documento: ${linha.slice(0, 500)}`;
  }
  return null;
};

/** What the log calls an error, line by line. */
export const errosEm = (registros: string): string[] =>
  registros.split('\n').filter((linha) => linha.includes('"nivel":"error"'));

/** The lines of a log, read; what is none is left out. */
export const linhasDe = (registros: string): Record<string, unknown>[] =>
  registros.split('\n').flatMap((linha) => {
    try {
      return [JSON.parse(linha) as Record<string, unknown>]; // one object a line
    } catch {
      return [];
    }
  });
