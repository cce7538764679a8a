import { describe, expect, it } from 'vitest';
import { emCabecalho, montar as montarComPapel, type Papel } from './mensagem';
import type { Conteudo } from './service';

const PORTAL = 'https://portal.test';
const montar = (conteudo: Conteudo, papel: Partial<Papel> = {}) =>
  montarComPapel(conteudo, { portal: PORTAL, ...papel });

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
    // The button's, and the one to copy.
    expect(html.match(/href="https:\/\/portal\.test\/usuario/g)).toHaveLength(2);
  });

  it('leva o rodapé da equipe, também sem virar marcação', () => {
    const { texto, html } = montar(conteudo, { assinatura: 'Portal <i>A</i>\nRua B' });
    expect(texto).toMatch(/Portal das Web Rádios\n\nPortal <i>A<\/i>\nRua B$/);
    expect(html).toContain('Portal &lt;i&gt;A&lt;/i&gt;<br>Rua B');
  });

  it('traz fatos, código para copiar e o que vem depois nas duas partes, e a marca do portal', () => {
    const { texto, html } = montar({
      ...conteudo,
      dados: [['Valor', 'R$ 50,00 <br>']],
      codigo: { rotulo: 'Pix copia e cola', texto: '000201<26>' },
      depois: ['Depois, envie o comprovante.'],
    });
    expect(texto).toContain('Valor: R$ 50,00 <br>');
    expect(texto).toContain('Pix copia e cola:\n000201<26>');
    expect(texto).toContain('Depois, envie o comprovante.');
    expect(html).toContain('<th scope="row">Valor</th><td>R$ 50,00 &lt;br&gt;</td>');
    expect(html).toContain('<p class="codigo">000201&lt;26&gt;</p>');
    expect(html).toContain('src="cid:qr@portal"');
    expect(html).toContain('Depois, envie o comprovante.');
    expect(html).toContain(`href="${PORTAL}/"`);
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('o que se pode não querer diz onde se desliga, também ao programa de e-mail', () => {
    const url = 'https://portal.test/usuario/perfil?avisos&de="x"';
    const { texto, html, desligar } = montar({
      ...conteudo,
      desligar: { rotulo: 'Não receber mais', url },
    });
    expect(texto).toMatch(/Portal das Web Rádios\n\nNão receber mais:\nhttps:\S+"$/);
    expect(html).toContain(
      '<a class="link" href="https://portal.test/usuario/perfil?avisos&amp;de=&quot;x&quot;">Não receber mais</a>',
    );
    expect(desligar).toBe(`<${url}>`);
    expect(montar(conteudo)).not.toHaveProperty('desligar');
  });

  it('o motivo de uma recusa vem em vermelho, nas duas partes', () => {
    const { texto, html } = montar({ ...conteudo, motivo: 'Motivo: o <b> não abre' });
    expect(texto).toContain('\n\nMotivo: o <b> não abre\n\n');
    expect(html).toContain('<p class="motivo"><strong>Motivo: o &lt;b&gt; não abre</strong></p>');
    expect(html.match(/\.motivo\{color:#/g)).toHaveLength(2);
  });

  it('sem código não nomeia figura nenhuma', () => {
    expect(montar(conteudo).html).not.toContain('cid:');
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
  expect(html).not.toContain('class="botao"');
  expect(html.match(/<p class="miudo"/g)).toHaveLength(1);
  expect(html).toContain('<p>Até logo.</p>');
  expect(html.match(/<p>/g)).toHaveLength(2);
  expect(montar({ ...conteudo, assunto: "<'x'>" }).html).toContain('<title>&lt;&#39;x&#39;&gt;<');
});
