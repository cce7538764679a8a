import { describe, expect, it } from 'vitest';
import { emCabecalho, montar } from './mensagem';

const conteudo = {
  para: 'ana@exemplo.test',
  assunto: 'Recuperação de senha',
  paragrafos: ['Olá, <b>Ana</b> & "Cia"!', 'Até logo.'],
  acao: { rotulo: 'Criar nova senha', url: 'https://portal.test/usuario/recuperacao/a?b=1&c="2"' },
  rodape: 'Portal das Web Rádios',
};

describe('um e-mail', () => {
  it('diz o mesmo em texto e em HTML', () => {
    const { texto, html } = montar(conteudo);
    for (const palavras of ['Até logo.', 'Criar nova senha', 'Portal das Web Rádios']) {
      expect(texto).toContain(palavras);
      expect(html).toContain(palavras);
    }
    expect(texto).toContain(conteudo.acao.url);
    expect(texto).toContain('Olá, <b>Ana</b> & "Cia"!');
  });

  it('não deixa texto de ninguém virar marcação', () => {
    const { html } = montar(conteudo);
    expect(html).toContain('Olá, &lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Cia&quot;!');
    expect(html).toContain(
      'href="https://portal.test/usuario/recuperacao/a?b=1&amp;c=&quot;2&quot;"',
    );
  });

  it('leva o rodapé da equipe, também sem virar marcação', () => {
    const { texto, html } = montar(conteudo, 'Portal <i>A</i>\nRua B');
    expect(texto).toMatch(/Portal das Web Rádios\n\nPortal <i>A<\/i>\nRua B$/);
    expect(html).toContain('Portal &lt;i&gt;A&lt;/i&gt;<br>Rua B');
  });

  it.each([
    ['para', 'ana@exemplo.test\r\nBcc: outra@exemplo.test'],
    ['para', 'ana@exemplo.test\n'],
    ['assunto', 'Oi\r\nX-Cabecalho: 1'],
    ['assunto', 'Oi\u0000'],
  ])('recusa quebra de linha em %s', (campo, valor) => {
    expect(() => montar({ ...conteudo, [campo]: valor })).toThrow();
  });
});

it('deixa passar acentos no cabeçalho', () => {
  expect(emCabecalho('Recuperação')).toBe('Recuperação');
});

it('sem botão nem rodapé da equipe, só o que há a dizer', () => {
  const { para, assunto, texto, html } = montar({ ...conteudo, acao: undefined });
  expect([para, assunto]).toEqual([conteudo.para, conteudo.assunto]);
  expect(texto).toBe('Olá, <b>Ana</b> & "Cia"!\n\nAté logo.\n\n--\nPortal das Web Rádios');
  expect(html).not.toContain('<a ');
  expect(html.match(/<p style="font-size:13px/g)).toHaveLength(1);
  expect(html).toContain('<p>Até logo.</p>');
  expect(montar({ ...conteudo, assunto: "<'x'>" }).html).toContain('<title>&lt;&#39;x&#39;&gt;<');
});
