import { describe, expect, it } from 'vitest';
import { redigir, redigirTexto } from './redacao';

describe('o registro não guarda o que é pessoal ou secreto', () => {
  it.each([
    ['conta de ana.silva+radio@exemplo.com.br criada', 'ana.silva'],
    ['GET /x?email=ana%40exemplo.com 200', 'ana%40'],
    ['550 <josé@exemplo.com.br>: recusado', 'jos'],
    ['550 <ana@rádio.com.br>: recusado', 'ana'],
    ["550 <maria.d'avila@exemplo.com.br>: recusado", 'maria'],
    ['cpf 529.982.247-25', '529.982'],
    ['cpf 52998224725.', '52998224725'],
    ['cnpj 11.222.333/0001-81', '11.222'],
    ['cnpj 11222333000181', '11222333000181'],
    ['cnpj 12.ABC.345/01DE-35', '12.ABC'],
    ['cnpj 12ABC34501DE35', '12ABC34501DE35'],
    ['cnpj 12abc34501de35', '12abc34501de35'],
    ['GET /x/11.444.777%2F0001-61 404', '11.444'],
    ['GET /x/529%2E982%2e247-25 404', '982'],
    ['GET /x?documento%3D529.982.247-25 404', '529.982'],
    ['connect postgres://portal:minha%40Senha@banco/portal', 'Senha'],
    ['POST {"senha":"segredo123"}', 'segredo123'],
    ['senha=segredo123&x=1', 'segredo123'],
    ['GET /usuario/recuperacao/abcDEF123 200', 'abcDEF123'],
    ['Authorization: Bearer abc.def-123', 'abc.def-123'],
    ['connect postgres://portal:minhaSenha@banco/portal', 'minhaSenha'],
    ['jwt eyJhbGciOi.eyJpZCI6MX0.c2ln', 'eyJpZCI6MX0'],
    ['invalid input syntax for type integer: "Maria da Silva"', 'Maria'],
    ['Failing row contains (1, Maria da Silva, Rua das Acácias).', 'Acácias'],
    ['Key (nome)=(Maria da Silva) already exists.', 'Maria'],
    [`cookie ${'a1B2'.repeat(12)}`, 'a1B2a1B2'],
  ])('%s', (linha, proibido) => {
    expect(redigirTexto(linha)).not.toContain(proibido);
  });

  it.each([
    'GET /api/radios/all?pagina=2&limite=10 (3 ms) 200',
    'GET /api/radios/kq2v0r1c8m5x9d3j7w4t6b0a (1 ms) 200',
    'GET /radio/%C3%A1gua%20viva%2Fx 404',
    '2026-11-21T06:20:16.830Z ok',
    'POST /usuario/recuperacao/mail (4 ms) 200',
  ])('deixa como está: %s', (linha) => {
    expect(redigirTexto(linha)).toBe(linha);
  });

  it('esconde pelo nome do campo e não se perde em ciclos', () => {
    const ciclo: Record<string, unknown> = { usuario: 'ana', senha: 'x', token: 1 };
    ciclo['eu'] = ciclo;
    const texto = JSON.stringify(redigir(ciclo));
    expect(texto).toContain('"usuario":"ana","senha":"[oculto]","token":"[oculto]"');
    expect(texto).toContain('[…]');
  });

  it('conserva o erro, sem o que é secreto', () => {
    expect(JSON.stringify(redigir(new Error('falhou para ana@exemplo.com')))).toMatch(
      /falhou para \[e-mail\]/,
    );
  });
});
