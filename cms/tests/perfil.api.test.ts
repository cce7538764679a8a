import { cnpj, cpf } from 'cpf-cnpj-validator';
import { SENHA } from '@portal/testing/senha';
import { describe, expect, it } from 'vitest';
import { novaPessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { novoVisitante } from './harness/visitante';

interface Resposta {
  status: string;
  msg: string;
  erros?: Record<string, string[]>;
}

const aqui = umPortalComum();

describe('o perfil', () => {
  const lista = ['usuario', 'cidade', 'telefone'] as const;

  it('muda o que veio e mais nada', async () => {
    const { visitante, cadastro } = await novaPessoa(aqui.portal);
    const antes = (await visitante.pedir('/api/usuario/meusDados')).json<Record<string, unknown>>();
    const answer = await visitante.enviar('/api/usuario/update', {
      usuario: ` ${cadastro.nome} Silva `,
      cidade: 'Recife',
      telefone: '(81) 3333-4444',
      email: 'outro@exemplo.test',
      permissao: 2,
      senha: 'Outra-Senha-123',
      id_usuario: 1,
      blocked: true,
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toEqual({ status: '1', msg: 'Perfil atualizado com sucesso' });
    const depois = (await visitante.pedir('/api/usuario/meusDados')).json<
      Record<string, unknown>
    >();
    expect(depois).toEqual({
      ...antes,
      usuario: `${cadastro.nome} Silva`,
      cidade: 'Recife',
      telefone: '8133334444',
    });
    expect(Object.keys(antes)).toEqual(expect.arrayContaining([...lista]));
    expect((await visitante.quem()).user).toMatchObject({
      permissao: 1,
      usuario: depois['usuario'],
    });
    const login = { email: cadastro.email, senha: SENHA };
    expect((await novoVisitante(aqui.portal).enviar('/usuario/login', login)).status).toBe(200);
  });

  it('o nome pode vir como no cadastro, e os erros voltam no campo que veio', async () => {
    const { visitante } = await novaPessoa(aqui.portal);
    const { cadastro: outra } = await novaPessoa(aqui.portal);
    const renomeada = await visitante.enviar('/api/usuario/update', { nome: 'Ana Renomeada' });
    expect(renomeada.status).toBe(200);
    for (const campo of ['usuario', 'nome']) {
      for (const nome of [outra.nome.toUpperCase(), 'Convidado', 'ab']) {
        const answer = await visitante.enviar('/api/usuario/update', { [campo]: nome });
        expect(answer.status).toBe(422);
        expect(Object.keys(answer.json<Resposta>().erros ?? {})).toEqual([campo]);
      }
    }
    expect((await visitante.quem()).user.usuario).toBe('Ana Renomeada');
  });

  it('documento e pessoa valem juntos, mesmo quando só um vem', async () => {
    const { visitante } = await novaPessoa(aqui.portal);
    const mudar = async (campos: object) =>
      (await visitante.enviar('/api/usuario/update', campos)).status;
    expect(await mudar({ pessoa: 'Juridíca' })).toBe(422);
    expect(await mudar({ documento: cnpj.generate() })).toBe(422);
    expect(await mudar({ pessoa: 'Juridíca', documento: cnpj.generate() })).toBe(200);
    expect(await mudar({ documento: cpf.generate() })).toBe(422);
    expect(await mudar({ documento: cnpj.generate() })).toBe(200);
    expect(await mudar({ pessoa: ['Física'], documento: cpf.generate() })).toBe(200);
  });

  it('documento de outra conta é recusado', async () => {
    const { visitante } = await novaPessoa(aqui.portal);
    const { cadastro } = await novaPessoa(aqui.portal);
    const { documento } = cadastro;
    const answer = await visitante.enviar('/api/usuario/update', { documento });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<Resposta>().erros ?? {})).toEqual(['documento']);
  });

  it('convidado não lê nem muda nada', async () => {
    const visitante = novoVisitante(aqui.portal);
    for (const path of ['/api/usuario/meusDados', '/api/usuario/meusDados/baixar']) {
      const answer = await visitante.pedir(path);
      expect(answer.status).toBe(401);
      expect(answer.json()).toEqual({
        status: '0',
        msg: 'Entre na sua conta para continuar.',
        codigo: 'nao_autenticado',
      });
    }
    expect((await visitante.enviar('/api/usuario/update', { cidade: 'x' })).status).toBe(401);
  });
});

it('a política de privacidade tem texto mesmo antes de alguém escrevê-la', async () => {
  const answer = await aqui.portal.ask('/api/privacidade');
  expect(answer.status).toBe(200);
  expect(answer.json<{ texto: string }>().texto).toContain('Lei Geral de Proteção de Dados');
});
