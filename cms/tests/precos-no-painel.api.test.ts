import type { Preco } from '@portal/contracts/preco/preco';
import { describe, expect, it } from 'vitest';
import { filaVazia, mailSobre, mailsPara } from './harness/caixa-postal';
import type { Editor } from './harness/editor';
import type { Answer } from './harness/http';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { ADMIN } from './harness/portal';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';

const GRADE = '/painel/precos';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

interface Mudanca extends Preco {
  era: number;
}

interface Recusa {
  error: {
    message: string;
    details: {
      codigo: string;
      atual: string;
      campos: object[];
      errors: { path: string[]; message: string }[];
    };
  };
}

const ler = async (): Promise<Preco[]> => (await redacao.conteudista.pedir(GRADE)).json<Preco[]>();
const lerUm = async (tipo: string, periodo: number): Promise<number> =>
  (await ler()).find((um) => um.tipo === tipo && um.periodo === periodo)?.valor ?? 0;
const mudar = async (
  tipo: Preco['tipo'],
  periodo: Preco['periodo'],
  valor: number,
): Promise<Mudanca> => ({ tipo, periodo, valor, era: await lerUm(tipo, periodo) });
const salvar = (
  precos: readonly Mudanca[],
  confirmo = 'dinheiro',
  quem: Editor = redacao.conteudista,
): Promise<Answer> => quem.pedir(GRADE, 'PUT', { precos }, confirmo);

it('a grade tem cada tipo em cada período, e é de quem cuida dos preços', async () => {
  const precos = await ler();
  expect(precos).toHaveLength(12);
  expect(precos).toEqual(await aqui.read('/api/precos'));
  expect((await redacao.editor.pedir(GRADE)).status).toBe(403);
  expect((await salvar([], 'dinheiro', redacao.editor)).status).toBe(403);
  expect((await aqui.portal.ask(GRADE)).status).toBe(401);
});

describe('uma grade salva', () => {
  it('pergunta uma vez, por todos, e até o sim nenhum muda', async () => {
    const antes = await ler();
    const recusa = await salvar(
      [await mudar('radio', 3, 71.5), await mudar('banner', 1, 1234.56)],
      'pergunte',
    );
    expect(recusa.status, recusa.text).toBe(400);
    const { message, details } = recusa.json<Recusa>().error;
    expect(details.codigo).toBe('dinheiro');
    expect(message).toMatch(/^Preço de rádio por 3 meses: R\$ [\d.,]+ → R\$ 71,50\.$/m);
    expect(message).toMatch(/^Preço de banner por 1 mês: R\$ [\d.,]+ → R\$ 1\.234,56\.$/m);
    expect(await ler()).toEqual(antes);
  });

  it('muda todos, no portal também, com um só e-mail e cada um no registro', async () => {
    await filaVazia(aqui.portal, aqui.database);
    const antes = mailsPara(aqui.portal, ADMIN.email).length;
    const feito = await salvar([await mudar('radio', 3, 71.5), await mudar('banner', 1, 1234.56)]);
    expect(feito.status, feito.text).toBe(200);
    expect(feito.json<Preco[]>()).toEqual(await ler());
    expect(await lerUm('radio', 3)).toBe(71.5);
    await eventually(async () => expect(await aqui.read('/api/precos')).toEqual(await ler()));
    const mail = await mailSobre(
      aqui.portal,
      ADMIN.email,
      'Mudança em pagamentos, preços ou termos do portal',
    );
    expect(mail.texto).toContain('→ R$ 71,50');
    expect(mail.texto).toContain('→ R$ 1.234,56');
    await filaVazia(aqui.portal, aqui.database);
    expect(mailsPara(aqui.portal, ADMIN.email)).toHaveLength(antes + 1);
    const linhas = await sql<{ depois: string }>(
      aqui.portal,
      aqui.database,
      "select depois from registros where alvo_tipo = 'preco' order by id desc limit 2",
    );
    expect(linhas.map(({ depois }) => JSON.stringify(depois)).join()).toMatch(
      /1234\.56.*71\.5|71\.5.*1234\.56/,
    );
  });

  it('recusa em palavras cada campo que não é preço, e então não muda nenhum', async () => {
    const antes = await ler();
    const recusa = await salvar([
      await mudar('musica', 1, 66),
      await mudar('musica', 3, 59.999),
      await mudar('radio', 12, 0),
      await mudar('banner', 6, 100_000.01),
    ]);
    expect(recusa.status, recusa.text).toBe(400);
    expect(
      recusa.json<Recusa>().error.details.errors.map(({ path, message }) => [path, message]),
    ).toEqual([
      [['musica-3'], 'O preço tem no máximo duas casas depois da vírgula.'],
      [['radio-12'], 'O preço precisa ser maior que zero.'],
      [['banner-6'], 'O preço vai até R$ 100.000,00.'],
    ]);
    expect(await ler()).toEqual(antes);
  });

  it.each([
    {},
    { precos: 'todos' },
    { precos: [{ tipo: 'radio', periodo: 2, valor: 5, era: 5 }] },
    { precos: [{ tipo: 'radio', periodo: 3, valor: '5', era: 5 }] },
    { precos: [{ tipo: 'radio', periodo: 3, valor: null, era: 5 }] },
  ])('não entende %j', async (corpo) => {
    const recusa = await redacao.conteudista.pedir(GRADE, 'PUT', corpo, 'dinheiro');
    expect(recusa.status, recusa.text).toBe(422);
  });
});

describe('duas pessoas ao mesmo tempo', () => {
  it('quem não viu o preço de agora é avisada, e nada se grava', async () => {
    const [minha, outra] = [await mudar('radio', 6, 88), await mudar('radio', 1, 33)];
    const { era } = minha;
    expect((await salvar([await mudar('radio', 6, 77)], 'dinheiro', aqui.editor)).status).toBe(200);
    const recusa = await salvar([minha, outra]);
    expect(recusa.status, recusa.text).toBe(409);
    const { message, details } = recusa.json<Recusa>().error;
    expect(message).toMatch(/ mudou isto agora mesmo\. Nada foi gravado\.$/);
    expect(details.campos).toEqual([
      {
        campo: 'radio-6',
        rotulo: 'Preço de rádio por 6 meses',
        deles: 'R$ 77,00',
        seus: 'R$ 88,00',
      },
    ]);
    expect(await lerUm('radio', 6)).toBe(77);
    expect(await lerUm('radio', 1)).toBe(outra.era);
    // Knowing of it, she may.
    const { token } = redacao.conteudista;
    const sabendo = await aqui.portal.ask(GRADE, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Portal-Confirmo': 'pergunte, dinheiro',
        'Portal-Visto-Em': details.atual,
      },
      body: JSON.stringify({ precos: [{ ...minha, era }, outra] }),
    });
    expect(sabendo.status, sabendo.text).toBe(200);
    expect(await lerUm('radio', 6)).toBe(88);
  });

  it('de duas no mesmo instante uma só ganha; o mesmo duas vezes é uma vez', async () => {
    for (let vez = 1; vez <= 5; vez += 1) {
      const minha = await mudar('musica', 12, 100 + vez);
      const respostas = await Promise.all([
        salvar([minha]),
        salvar([{ ...minha, valor: 200 + vez }], 'dinheiro', aqui.editor),
      ]);
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    const mudanca = await mudar('musica', 12, 300);
    const mesmas = await Promise.all([1, 2].map(() => salvar([mudanca])));
    expect(mesmas.map(({ status }) => status)).toEqual([200, 200]);
  });
});
