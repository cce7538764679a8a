import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  entrarComCodigo,
  esperarRecusa,
  guardadoDe,
  ligarSegundoPasso,
  noComecoDoPasso,
  passos,
  situacaoDe,
} from './harness/autenticador';
import { mailsPara } from './harness/caixa-postal';
import { type Editor, loginEditor } from './harness/editor';
import { type Answer, eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { sql } from './harness/sql';

const USUARIO = 'plugin::users-permissions.user';

const aqui = umPortalComum();
let editor: Editor;

beforeAll(async () => {
  editor = await loginEditor(aqui.portal);
});

const entrar = (pessoa: Pick<Pessoa, 'cadastro'>, codigo?: string): Promise<Answer> =>
  entrarComCodigo(aqui.portal, pessoa, codigo);

const documentoDe = async ({ id }: Pessoa): Promise<string> => {
  const [linha] = await sql<{ document_id: string }>(
    ...([aqui.portal, aqui.database] as const),
    'select document_id from up_users where id = ?',
    id,
  );
  return linha?.document_id ?? '';
};

describe('códigos novos e desligar', () => {
  it('os códigos novos valem, os de antes não', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { codigos } = await ligarSegundoPasso(ana);
    const trocados = await ana.visitante.enviar(CAMINHOS.codigosDoSegundoPasso);
    const novos = trocados.json<{ codigos: string[] }>().codigos;
    expect(novos).toHaveLength(10);
    expect(novos.filter((um) => codigos.includes(um))).toEqual([]);
    esperarRecusa(await entrar(ana, codigos[0]), 401, 'codigo_de_acesso_invalido');
    expect((await entrar(ana, novos[0])).status).toBe(200);
  });

  it('para desligar é preciso a senha e o código; depois basta a senha', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, agora } = await ligarSegundoPasso(ana);
    const { senha } = ana.cadastro;
    const desligar = (corpo: object) => ana.visitante.enviar(CAMINHOS.desligarSegundoPasso, corpo);
    const codigo_acesso = app.codigo(agora);
    esperarRecusa(await desligar({ senha }), 422, 'campos_invalidos');
    const semSenha = await desligar({ senha: 'Nao-E-Esta-1', codigo_acesso });
    expect(semSenha.json()).toMatchObject({
      codigo: 'campos_invalidos',
      erros: { senha: [expect.any(String)] },
    });
    const semCodigo = await desligar({ senha, codigo_acesso: 'ERRAD-OERRA' });
    expect(semCodigo.json()).toHaveProperty('erros.codigo_acesso');
    expect(await situacaoDe(ana)).toMatchObject({ ligado: true });
    expect((await desligar({ senha, codigo_acesso })).status).toBe(200);
    expect((await desligar({ senha, codigo_acesso })).status).toBe(200);
    expect(await situacaoDe(ana)).toEqual({ ligado: false, codigos: 0, exigido: false });
    expect((await entrar(ana)).status).toBe(200);
    expect(await guardadoDe(aqui, ana)).toEqual([]);
  });

  it('a dona é avisada por e-mail do que mudou', async () => {
    const ana = await novaPessoa(aqui.portal);
    await ligarSegundoPasso(ana);
    await ana.visitante.enviar(CAMINHOS.codigosDoSegundoPasso);
    await eventually(() => {
      const ditos = mailsPara(aqui.portal, ana.cadastro.email)
        .filter(({ cabecalhos }) => cabecalhos.get('subject') === 'Segundo passo no login')
        .map(({ texto }) => /(foi ligado|foram trocados)/.exec(texto)?.[0]);
      expect(ditos.sort()).toEqual(['foi ligado', 'foram trocados']);
    }, 20_000);
  });

  it('o registro conta que foi ligado, que há códigos novos e que foi desligado', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { codigos } = await ligarSegundoPasso(ana);
    const trocados = await ana.visitante.enviar(CAMINHOS.codigosDoSegundoPasso);
    const [novo = ''] = trocados.json<{ codigos: string[] }>().codigos;
    const { senha, nome } = ana.cadastro;
    await ana.visitante.enviar(CAMINHOS.desligarSegundoPasso, { senha, codigo_acesso: novo });
    const linhas = await sql<{ acao: string; quem_nome: string; quem_id: number }>(
      ...([aqui.portal, aqui.database] as const),
      "select * from registros where alvo_tipo = 'usuario' and alvo_id = ? order by id",
      String(ana.id),
    );
    expect(linhas.map(({ acao, quem_nome, quem_id }) => [acao, quem_nome, quem_id])).toEqual([
      ['ligou o segundo passo', nome, ana.id],
      ['criou novos códigos de recuperação', nome, ana.id],
      ['desligou o segundo passo', nome, ana.id],
    ]);
    for (const secreto of [...codigos, novo]) expect(JSON.stringify(linhas)).not.toContain(secreto);
  });
});

describe('o que não o desliga, e o que o desliga', () => {
  it('uma senha nova não o desliga', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, agora } = await ligarSegundoPasso(ana);
    const senha = 'Outra-Senha-789';
    await editor.update(USUARIO, await documentoDe(ana), { password: senha });
    const comNova = { cadastro: { ...ana.cadastro, senha } };
    esperarRecusa(await entrar(comNova), 401, 'segundo_passo');
    expect((await entrar(comNova, app.codigo(agora))).status).toBe(200);
  });

  it('uma conta bloqueada o perde; apagada também', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, agora } = await ligarSegundoPasso(ana);
    const documento = await documentoDe(ana);
    await editor.update(USUARIO, documento, { blocked: true });
    expect(await guardadoDe(aqui, ana)).toEqual([]);
    esperarRecusa(await entrar(ana, app.codigo(agora)), 403, 'conta_bloqueada');
    await editor.update(USUARIO, documento, { blocked: false });
    expect((await entrar(ana)).status).toBe(200);

    const bia = await novaPessoa(aqui.portal);
    await ligarSegundoPasso(bia);
    await editor.remove(USUARIO, await documentoDe(bia));
    expect(await guardadoDe(aqui, bia)).toEqual([]);
  });

  it('com o segredo cifrado por outro portal ninguém entra, e nada quebra', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app } = await ligarSegundoPasso(ana);
    const bia = await novaPessoa(aqui.portal);
    await ligarSegundoPasso(bia);
    const [deBia] = await guardadoDe(aqui, bia);
    await sql(
      ...([aqui.portal, aqui.database] as const),
      'update segundos_passos set segredo = ? where id_usuario = ?',
      ...[deBia?.segredo ?? '', ana.id],
    );
    const agora = await noComecoDoPasso();
    esperarRecusa(
      await entrar(ana, app.codigo(passos(agora, 1))),
      401,
      'codigo_de_acesso_invalido',
    );
  });
});
