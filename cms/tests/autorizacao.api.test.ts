import { recusaSchema } from '@portal/contracts/http/recusa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner } from './harness/anuncios';
import {
  ATORES,
  type Ator,
  daAdministracao,
  doDono,
  type Esperado,
  formulario,
  logados,
  post,
  todos,
} from './harness/atores';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { type PortalRoute, portalRoutes } from './harness/registered-routes';
import { sql } from './harness/sql';
import { novoVisitante, type Visitante } from './harness/visitante';

/** The owner's ad: the first of an empty database. */
const ANUNCIO = { id_anuncio: 1 };

interface Caso {
  esperado: Esperado;
  corpo?: object;
  /** The address to ask, when the route's own has other parameters than the ad's code. */
  endereco?: string | (() => string);
}

/** Every route of the portal: what each actor gets. Bodies are empty where a full one would change the actors. */
const TABELA: Record<string, Caso> = {
  'GET /api/verificaLogin': { esperado: todos(200) },
  'GET /api/privacidade': { esperado: todos(200) },
  'GET /api/usuario/meusDados': { esperado: logados(200) },
  'GET /api/usuario/meusDados/baixar': { esperado: logados(200) },
  'POST /api/usuario/update': {
    esperado: { ...logados(200), forjada: 403 },
    corpo: { cidade: 'Recife' },
  },
  'GET /api/usuario/segundo-passo': { esperado: logados(200) },
  'POST /api/usuario/segundo-passo': { esperado: post(logados(200)) },
  'POST /api/usuario/segundo-passo/confirmar': { esperado: post(logados(422)) },
  'POST /api/usuario/segundo-passo/desligar': { esperado: post(logados(422)) },
  'POST /api/usuario/segundo-passo/codigos': { esperado: post(logados(409)) },
  'GET /api/administracao/caixa': { esperado: daAdministracao(200) },
  'GET /api/administracao/caixa.csv': { esperado: daAdministracao(200) },
  'GET /api/administracao/caixa/meses': { esperado: daAdministracao(200) },
  'POST /api/administracao/extrato': { esperado: post(daAdministracao(422)) },
  'POST /api/anuncios/:id/recebimento': { esperado: post(daAdministracao(422)) },
  'DELETE /api/anuncios/:id/recebimento': { esperado: post(daAdministracao(404)) },
  'GET /api/usuario/avisos': { esperado: logados(200) },
  'POST /api/usuario/avisos': { esperado: post(logados(200)), corpo: { resumo_diario: false } },
  'POST /api/usuario/email': { esperado: post(logados(422)) },
  'POST /api/usuario/email/confirmacao': { esperado: post(logados(200)) },
  'POST /api/usuario/email/confirmar': { esperado: formulario(422) },
  'POST /api/usuario/excluir': { esperado: post(logados(422)) },
  'GET /api/cep/:cep': { esperado: todos(422), endereco: '/api/cep/x' },
  'GET /api/previa/:token': { esperado: todos(404), endereco: '/api/previa/x' },
  'GET /api/radios/:id/ouvir': { esperado: todos(404), endereco: '/api/radios/x/ouvir' },
  'POST /usuario/save': { esperado: formulario(422) },
  'POST /usuario/login': { esperado: formulario(422) },
  'GET /usuario/logoff': { esperado: todos(303) },
  'POST /usuario/recuperacao/mail': { esperado: formulario(422) },
  'POST /usuario/recuperacao': { esperado: formulario(422) },
  'POST /anuncios/formularioPesquisa': { esperado: formulario(422) },
  'GET /api/pesquisas': { esperado: daAdministracao(200) },
  'GET /api/pesquisas/:numero/resultados': {
    esperado: daAdministracao(404),
    endereco: '/api/pesquisas/1/resultados',
  },
  'GET /api/pesquisas/:numero/votos': {
    esperado: daAdministracao(200),
    endereco: '/api/pesquisas/1/votos',
  },
  'GET /api/pesquisas/:numero/participantes': {
    esperado: daAdministracao(200),
    endereco: '/api/pesquisas/1/participantes',
  },
  'GET /api/pesquisas/:numero/sorteios': {
    esperado: daAdministracao(200),
    endereco: '/api/pesquisas/1/sorteios',
  },
  'GET /api/pesquisas/sorteios/:id/lista': {
    esperado: daAdministracao(404),
    endereco: '/api/pesquisas/sorteios/1/lista',
  },
  'POST /api/pesquisas/:numero/sorteios': {
    esperado: post(daAdministracao(422)),
    endereco: '/api/pesquisas/1/sorteios',
  },
  'POST /api/pesquisas/votantes/apagar': { esperado: post(daAdministracao(422)) },
  'POST /api/monitoramentoMusica': { esperado: formulario(422) },
  'POST /api/anuncios/monitoramento': { esperado: formulario(422) },
  'POST /api/anuncios/impressoes': { esperado: formulario(422) },
  'GET /monitoramento/:id_usuario': { esperado: todos(204), endereco: '/monitoramento/x' },
  'GET /api/administracao/registro': { esperado: daAdministracao(200) },
  'GET /api/administracao/registro.csv': { esperado: daAdministracao(200) },
  'GET /api/administracao/usuarios': { esperado: daAdministracao(200) },
  'POST /api/administracao/usuarios/:id': { esperado: post(daAdministracao(422)) },
  'POST /api/administracao/usuarios/:id/encerrar-sessoes': { esperado: post(daAdministracao(404)) },
  'GET /api/monitoramento/indicadores': { esperado: daAdministracao(200) },
  'GET /api/anuncios/:id/desempenho': { esperado: doDono(200) },
  'POST /usuario/anuncio/salvar': { esperado: post(logados(422)) },
  'GET /api/anuncios/usuario/:id_usuario': {
    esperado: doDono(200),
    endereco: () => `/api/anuncios/usuario/${dona.id}`,
  },
  'GET /api/anuncios/administracao/all': { esperado: daAdministracao(200) },
  'GET /api/anuncios/administracao/musicas/all': { esperado: daAdministracao(200) },
  'GET /api/anuncios/administracao/banners/all': { esperado: daAdministracao(200) },
  'GET /api/anuncios/administracao/todos/all': { esperado: daAdministracao(200) },
  'GET /api/anuncios/administracao/contagens': { esperado: daAdministracao(200) },
  'GET /api/anuncios/:id/ficha': { esperado: daAdministracao(200) },
  'POST /api/anuncios/:id/notas': { esperado: post(daAdministracao(422)) },
  'DELETE /api/anuncios/:id/notas/:id_nota': {
    esperado: post(daAdministracao(200)),
    endereco: '/api/anuncios/1/notas/1',
  },
  'GET /api/administracao/anuncios/notificacoes': { esperado: daAdministracao(200) },
  'POST /api/anuncios/administracao/atualizarStatus': { esperado: post(daAdministracao(422)) },
  'POST /api/anuncios/administracao/anuncio/update': {
    esperado: post(daAdministracao(404)),
    corpo: ANUNCIO,
  },
  'POST /api/anuncios/administracao/musica/update': {
    esperado: post(daAdministracao(404)),
    corpo: ANUNCIO,
  },
  'POST /api/usuarios/anuncios/banner/update': { esperado: post(doDono(200)), corpo: ANUNCIO },
  'POST /api/usuarios/public/anuncios/banner/update': {
    esperado: post(doDono(200, 403)),
    corpo: ANUNCIO,
  },
  'POST /api/usuarios/administracao/usuario': {
    esperado: post(daAdministracao(200)),
    corpo: ANUNCIO,
  },
  'GET /api/anuncios/:id/pagamento': { esperado: doDono(200) },
  'GET /api/anuncios/:id/historico': { esperado: doDono(200) },
  'POST /api/anuncios/:id/renovar': { esperado: post(doDono(409)) },
  'GET /api/anuncios/:id/comprovantes': { esperado: doDono(200) },
  // The ad has neither a proof nor a request for a refund; administrators never do this for an owner.
  'POST /api/anuncios/:id/reenviar': { esperado: post(doDono(409, 403)) },
  'POST /api/anuncios/:id/desistir-reembolso': { esperado: post(doDono(409, 403)) },
  // The owner asks first; once asked, nobody asks again, and only an administrator deletes.
  'POST /api/anuncios/administracao/reembolso/:id': {
    esperado: post(doDono(200, 409)),
    endereco: '/api/anuncios/administracao/reembolso/1',
  },
  'DELETE /api/anuncios/administracao/anuncio/remove/:id': {
    esperado: post(doDono(409, 200)),
    endereco: '/api/anuncios/administracao/anuncio/remove/1',
  },
};

let database: TestDatabase;
let portal: TestPortal;
let rotas: PortalRoute[];
let dona: Pessoa;
const cookies = new Map<Ator, Map<string, string>>();

const darPermissao = (id: number, permissao: number) =>
  sql(portal, database, 'update up_users set permissao = ? where id = ?', permissao, id);

beforeAll(async () => {
  database = await newDatabase();
  portal = await startTestPortal({ database: database.url, env: { PORTAL_LIMITS: '100' } });
  rotas = await portalRoutes(portal);
  const pessoas = new Map<Ator, Pessoa>();
  for (const ator of ATORES) {
    if (ator === 'convidado') continue;
    const pessoa = await novaPessoa(portal);
    pessoas.set(ator, pessoa);
    cookies.set(ator, new Map(pessoa.visitante.cookies));
  }
  const id = (ator: Ator): number => pessoas.get(ator)?.id ?? 0;
  await darPermissao(id('administradora'), 2);
  await darPermissao(id('rebaixada'), 2);
  await pessoas.get('rebaixada')?.visitante.quem();
  await darPermissao(id('rebaixada'), 1);
  await sql(portal, database, 'update up_users set blocked = true where id = ?', id('bloqueada'));
  await pessoas.get('saiu')?.visitante.pedir('/usuario/logoff');
  const forjados = cookies.get('forjada');
  forjados?.set('portal_sessao', `${forjados.get('portal_sessao') ?? ''}x`);
  const pessoa = pessoas.get('dona');
  if (!pessoa) throw new Error('nobody owns anything');
  dona = pessoa;
  await comprarBanner(dona.visitante);
}, 240_000);
afterAll(async () => {
  await portal.stop();
  await database.drop();
});

/** A browser with the cookies the actor had at first: what one request changes no other sees. */
const navegadorDe = async (ator: Ator): Promise<Visitante> => {
  const visitante = novoVisitante(portal);
  const guardados = cookies.get(ator);
  if (!guardados) await visitante.quem();
  for (const [nome, valor] of guardados ?? []) visitante.cookies.set(nome, valor);
  return visitante;
};

/** Calls of the panel: Strapi's own accounts and permissions decide. */
const isDoPainel = ({ policies }: PortalRoute): boolean =>
  policies.includes('admin::isAuthenticatedAdmin');
const doPortal = (): PortalRoute[] => rotas.filter((rota) => !isDoPainel(rota));

const nomeDe = ({ method, path }: Pick<PortalRoute, 'method' | 'path'>): string =>
  `${method} ${path}`;

describe('quem pode o quê', () => {
  it('toda rota do portal está na tabela, e só elas', () => {
    expect(doPortal().map(nomeDe).sort()).toEqual(Object.keys(TABELA).sort());
  });

  it('o que é do painel pede conta e permissão do painel', () => {
    for (const rota of rotas.filter(isDoPainel))
      expect(rota.policies, nomeDe(rota)).toEqual([
        'admin::isAuthenticatedAdmin',
        expect.objectContaining({ name: 'admin::hasPermissions' }),
      ]);
  });

  it('toda rota tem uma política do portal, pelo nome', () => {
    for (const rota of doPortal())
      expect(rota.policies, nomeDe(rota)).toEqual([
        expect.stringMatching(/^plugin::portal\.(todos|dono|autenticado|administrador)$/),
      ]);
  });

  it.each(Object.entries(TABELA))('%s', async (rota, { esperado, corpo, endereco }) => {
    const [metodo = '', path = ''] = rota.split(' ');
    const obtido: Partial<Esperado> = {};
    for (const ator of ATORES) {
      const visitante = await navegadorDe(ator);
      const doAnuncio = path.replace('/anuncios/:id/', '/anuncios/1/');
      const alvo = typeof endereco === 'function' ? endereco() : (endereco ?? doAnuncio);
      const answer =
        metodo === 'POST'
          ? await visitante.enviar(alvo, corpo)
          : await visitante.pedir(alvo, {
              method: metodo,
              headers: {
                'Sec-Fetch-Site': 'cross-site',
                ...(metodo === 'DELETE' && {
                  'X-XSRF-TOKEN': visitante.cookies.get('XSRF-TOKEN') ?? '',
                }),
              },
            });
      obtido[ator] = answer.status;
      if (answer.status >= 400)
        expect(recusaSchema.safeParse(answer.json()).success, ator).toBe(true);
    }
    expect(obtido).toEqual(esperado);
  });

  it('cada um lê e muda só o que é seu, diga o corpo o que disser', async () => {
    const outra = await navegadorDe('outra');
    const campos = { id_usuario: dona.id, id: dona.id, usuario_id: dona.id, bairro: 'Invadido' };
    expect((await outra.enviar('/api/usuario/update', campos)).status).toBe(200);
    const dadosDaDona = await (await navegadorDe('dona')).pedir('/api/usuario/meusDados');
    expect(dadosDaDona.json()).toMatchObject({ id_usuario: dona.id, bairro: 'Sé' });
    for (const path of [`/api/usuario/meusDados?id_usuario=${dona.id}`, '/api/usuario/meusDados']) {
      const dados = (await outra.pedir(path)).json<{ id_usuario: number; email: string }>();
      expect(dados.id_usuario).not.toBe(dona.id);
      expect(dados.email).not.toBe(dona.cadastro.email);
    }
  });

  it('uma leitura pública é a mesma, byte a byte, para todos', async () => {
    const corpos = new Set<string>();
    for (const ator of ATORES) {
      const answer = await (await navegadorDe(ator)).pedir('/api/radios/all');
      corpos.add(`${answer.status} ${answer.headers.etag} ${answer.text}`);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(corpos.size).toBe(1);
  });
});
