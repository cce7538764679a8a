import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { cadastroNovo } from '@portal/testing/pessoas';
import { describe, expect, it } from 'vitest';
import { type Answer } from './harness/http';
import { novaPessoa } from './harness/pessoas';
import { umPortal } from './harness/um-portal';
import { novoVisitante } from './harness/visitante';

const aqui = umPortal();

const JSON_DE_FORMULARIO = { 'Content-Type': 'application/json' };

const esperar = (answer: Answer, status: number, codigo: string): void => {
  const recusa = recusaSchema.safeParse(answer.json());
  expect([answer.status, recusa.data?.codigo], answer.text).toEqual([status, codigo]);
};

describe('toda recusa diz às máquinas o que é', () => {
  // Answered before Koa, from memory or by the counting of plays.
  it.each([
    ['GET', '/api/radios/nao-existe', 404, 'nao_encontrado'],
    ['GET', '/api/radios/%ff', 404, 'nao_encontrado'],
    ['GET', '/api/radios/all?pagina=zero', 400, 'pedido_invalido'],
    ['POST', '/api/radios/all', 405, 'metodo_nao_permitido'],
    ['POST', CAMINHOS.saude, 405, 'metodo_nao_permitido'],
    ['POST', CAMINHOS.tocarMusica, 403, 'sessao_expirada'],
    // Answered by Koa, before the router and behind it.
    ['GET', '/storage/musicas/AbCdEf0123456789.mp3', 404, 'nao_encontrado'],
    ['POST', '/storage/musicas/AbCdEf0123456789.mp3', 405, 'metodo_nao_permitido'],
    ['GET', '/api/nada', 404, 'nao_encontrado'],
    ['DELETE', CAMINHOS.login, 405, 'metodo_nao_permitido'],
    ['POST', CAMINHOS.login, 403, 'sessao_expirada'],
    ['GET', CAMINHOS.meusDados, 401, 'nao_autenticado'],
    ['GET', '/api/cep/1', 422, 'campos_invalidos'],
  ])('%s %s é %i, %s', async (method, path, status, codigo) => {
    const headers = method === 'POST' ? JSON_DE_FORMULARIO : undefined;
    const body = method === 'POST' ? '{}' : undefined;
    esperar(await aqui.portal.ask(path, { method, headers, body }), status, codigo);
  });

  it('um corpo grande demais, um que não se lê e um de outro tipo', async () => {
    const visitante = novoVisitante(aqui.portal);
    await visitante.quem();
    const enviar = (tipo: string, body: string) =>
      visitante.pedir(CAMINHOS.login, {
        method: 'POST',
        headers: {
          'Content-Type': tipo,
          'X-XSRF-TOKEN': visitante.cookies.get('XSRF-TOKEN') ?? '',
        },
        body,
      });
    const grande = JSON.stringify({ email: 'x'.repeat(3_000_000) });
    esperar(await enviar('application/json', grande), 413, 'grande_demais');
    esperar(await enviar('application/json', '{'), 400, 'pedido_invalido');
    esperar(await enviar('application/json', '{"email":"\\ud800"}'), 400, 'texto_ilegivel');
    esperar(await enviar('text/xml', '<a/>'), 415, 'tipo_nao_aceito');
  });

  it('um formulário recusado, uma senha errada e o que é de outro nível', async () => {
    const visitante = novoVisitante(aqui.portal);
    const { email } = cadastroNovo();
    esperar(await visitante.enviar(CAMINHOS.login, { email }), 422, 'campos_invalidos');
    esperar(
      await visitante.enviar(CAMINHOS.login, { email, senha: 'Nao-E-Esta-1' }),
      401,
      'credenciais_invalidas',
    );
    const { visitante: ana } = await novaPessoa(aqui.portal);
    esperar(await ana.pedir(CAMINHOS.anunciosDeRadio), 403, 'sem_permissao');
    esperar(await ana.pedir(CAMINHOS.historico(999_999)), 404, 'nao_encontrado');
  });

  it('quem insiste demais', async () => {
    const { email } = cadastroNovo();
    const tentar = () =>
      novoVisitante(aqui.portal).enviar(CAMINHOS.login, { email, senha: 'Nao-E-Esta-1' });
    for (let vez = 0; vez < 10; vez += 1) await tentar();
    esperar(await tentar(), 429, 'muitas_tentativas');
  });
});
