import { expect, it } from 'vitest';
import { mailDoAnuncio, mailParaAdministracao } from './mail-do-anuncio';

const DONO = {
  para: 'ana@exemplo.test',
  nome: 'Ana',
  codigo: 7,
  titulo: 'Padaria <b>da Ana</b>',
  evento: 'decisao',
  motivo: '',
  tipo_motivo: 'outro' as const,
  temComprovante: true,
  inicio: null,
  vencimento: null,
  previsao: null,
  valor: 300,
  dia: '2026-03-02',
  url: 'https://portal.test/usuario/perfil?anuncio=7#meusAnuncios',
};
/** What every subject ends with. */
const QUAL = ': Padaria <b>da Ana</b> (código 7)';

it.each([
  [3, 1, 'Seu anúncio foi aprovado'],
  [3, 0, 'Seu anúncio não foi aprovado'],
  [1, 0, 'Seu anúncio saiu do ar'],
  [0, 3, 'Recebemos o comprovante'],
  [1, 8, 'Recebemos o pedido de cancelamento'],
  [8, 9, 'Seu anúncio foi reembolsado'],
])('de %i para %i o assunto é "%s"', (de, status, assunto) => {
  expect(mailDoAnuncio({ ...DONO, de, status }).assunto).toBe(assunto + QUAL);
});

it('um comprovante novo do que já esperava não se lê como uma volta', () => {
  const mail = mailDoAnuncio({ ...DONO, evento: 'comprovante', de: 3, status: 3 });
  expect(mail.assunto).toBe(`Recebemos o comprovante${QUAL}`);
});

it('o reembolso diz quanto e em que dia, se a mensagem já guardava isso', () => {
  const frase = (mudanca: object) =>
    mailDoAnuncio({ ...DONO, de: 8, status: 9, ...mudanca }).paragrafos[1];
  expect(frase({})).toContain('foi cancelado e o valor, R$ 300,00, foi reembolsado em 02/03/2026.');
  for (const falta of [{ valor: null, dia: null }, { valor: null }, { dia: null }])
    expect(frase(falta)).toContain('foi cancelado e o valor, reembolsado.');
});

it.each([
  [0, ''],
  [1, 'O último dia no ar é 31/03/2026.'],
  [3, 'Ele continua em análise. Avisamos por e-mail o que for decidido.'],
])('a desistência que volta para %i não se lê como uma decisão', (status, depois) => {
  const inicio = status === 0 ? null : '2026-03-01';
  const mudanca = { evento: 'desistencia', de: 8, status, inicio, vencimento: '2026-04-01' };
  const mail = mailDoAnuncio({ ...DONO, ...mudanca });
  expect(mail.assunto).toBe(`O pedido de cancelamento foi retirado${QUAL}`);
  expect(mail.paragrafos.join(' ')).toContain('você desistiu do pedido');
  expect(mail.depois?.join(' ')).toBe(depois);
});

it('aprovado de novo depois do fim do seu período, não diz que já se vê', () => {
  const mail = (mudanca: object) =>
    mailDoAnuncio({ ...DONO, de: 3, status: 1, inicio: '2026-02-02', ...mudanca });
  const tarde = mail({ vencimento: DONO.dia });
  expect(tarde.paragrafos[1]).toContain('foi aprovado, mas o período dele já terminou.');
  expect(tarde.depois).toEqual([
    'O último dia no ar foi 01/03/2026.',
    'O período conta desde 02/02/2026. Para acertar as datas, fale com a nossa equipe.',
  ]);
  expect(tarde.acao?.rotulo).toBe('Ver o anúncio');
  expect(mail({ vencimento: DONO.dia, inicio: null }).depois?.at(-1)).toContain(
    'O período conta desde a primeira aprovação.',
  );
  expect(mail({ vencimento: '2026-03-03' }).paragrafos[1]).toContain('já pode ser visto');
});

it.each([
  [0, ''],
  [1, 'O último dia no ar é 31/03/2026.'],
  [3, 'Ele continua em análise. Avisamos por e-mail o que for decidido.'],
])('o cancelamento recusado que volta para %i não se lê como outra decisão', (status, depois) => {
  const mudanca = { de: 8, status, vencimento: '2026-04-01', motivo: 'Já combinado' };
  const mail = mailDoAnuncio({ ...DONO, ...mudanca });
  expect(mail.assunto).toBe(`O pedido de cancelamento não foi aceito${QUAL}`);
  expect(mail.paragrafos[1]).toContain('não será cancelado: o pedido não foi aceito.');
  expect(mail.motivo).toBe('Motivo: Já combinado');
  expect(mail.acao?.rotulo).toBe('Ver o anúncio');
  expect(mail.depois?.join(' ')).toBe(depois);
});

it('o aprovado que ainda não começa diz em que dia começa, e não que já se vê', () => {
  const frase = (inicio: string | null) =>
    mailDoAnuncio({ ...DONO, de: 3, status: 1, inicio }).paragrafos[1];
  expect(frase('2026-03-03')).toContain('foi aprovado, e o período dele começa em 03/03/2026.');
  for (const inicio of [DONO.dia, null])
    expect(frase(inicio)).toContain('já pode ser visto no portal');
});

it.each([1, 9])('de %i a administração o devolve para a análise: nada chegou', (de) => {
  expect(mailDoAnuncio({ ...DONO, de, status: 3 }).assunto).toBe(
    `Seu anúncio voltou para a análise${QUAL}`,
  );
});

it('leva o motivo, o título e o código', () => {
  const mail = mailDoAnuncio({ ...DONO, de: 3, status: 0, motivo: 'Comprovante ilegível' });
  expect(mail.motivo).toBe('Motivo: Comprovante ilegível');
  expect(mail.paragrafos.join(' ')).toContain('“Padaria <b>da Ana</b>” (código 7)');
});

it('a administração sabe se confere um comprovante ou um reembolso', () => {
  const dados = { ...DONO, anunciante: 'Ana', evento: 'comprovante' };
  expect(mailParaAdministracao({ ...dados, status: 3 }).assunto).toBe(
    `Comprovante a conferir${QUAL}`,
  );
  expect(mailParaAdministracao({ ...dados, status: 8 }).paragrafos.join(' ')).toContain(
    'pediu o reembolso',
  );
  expect(mailParaAdministracao({ ...dados, status: 3 }).acao).toEqual({
    rotulo: 'Abrir o anúncio',
    url: DONO.url,
  });
});

it.each([
  ['comprovante', 'Comprovante a conferir', 'Ana enviou o comprovante do anúncio “X” (código 7).'],
  [
    'reenvio',
    'Anúncio corrigido a conferir',
    'Ana reenviou para análise, com o comprovante de antes, o anúncio “X” (código 7).',
  ],
  [
    'desistencia',
    'Comprovante a conferir',
    'Ana desistiu do reembolso e espera a análise do anúncio “X” (código 7).',
  ],
  [
    'decisao',
    'Comprovante a conferir',
    'A administração devolveu para a análise o anúncio “X” (código 7), de Ana.',
  ],
])('o que volta para a análise por %s chega à administração com as suas palavras', (...caso) => {
  const [evento, assunto, frase] = caso;
  const dados = { ...DONO, titulo: 'X', anunciante: 'Ana', evento, status: 3 };
  expect(mailParaAdministracao(dados)).toMatchObject({
    assunto: `${assunto}: X (código 7)`,
    paragrafos: [frase],
  });
});

it('um reembolso que a administração abriu não se lê como pedido de quem anuncia', () => {
  const dados = { ...DONO, titulo: 'X', anunciante: 'Ana', status: 8 };
  expect(mailParaAdministracao(dados).paragrafos).toEqual([
    'A administração pôs à espera de reembolso o anúncio “X” (código 7), de Ana.',
  ]);
});

it('o motivo de um pedido de reembolso vai com ele', () => {
  const pedido = { anunciante: 'Ana', evento: 'reembolso', status: 8, motivo: 'Fechei a loja' };
  expect(mailParaAdministracao({ ...DONO, ...pedido }).paragrafos).toContain(
    'Motivo: Fechei a loja',
  );
});

it('diz o que vem depois: o último dia no ar, a análise, a correção, o que saiu do ar', () => {
  const depoisDe = (dados: object) =>
    mailDoAnuncio({ ...DONO, de: 3, status: 1, ...dados }).depois?.join(' ') ?? '';
  expect(depoisDe({ vencimento: '2026-04-01' })).toContain('O último dia no ar é 31/03/2026.');
  expect(mailDoAnuncio({ ...DONO, de: 3, status: 1 }).depois).toEqual([
    expect.stringContaining('Uma semana antes do fim'),
  ]);
  expect(depoisDe({ de: 0, status: 3, previsao: '2026-03-09' })).toContain('até 09/03/2026');
  expect(depoisDe({ status: 0 })).toContain('fica guardado');
  expect(depoisDe({ de: 1, status: 0 })).toBe('');
  expect(depoisDe({ de: 1, status: 8 })).toContain('saiu do ar');
  expect(depoisDe({ de: 0, status: 8 })).not.toContain('saiu do ar');
});

it.each([
  ['2026-03-10', true],
  ['2026-03-09', false],
  ['2026-03-03', false],
])('aprovado de novo para terminar em %s promete o aviso de uma semana antes: %s', (fim, vem) => {
  const { depois } = mailDoAnuncio({ ...DONO, de: 3, status: 1, vencimento: fim });
  expect(depois?.join(' ').includes('Uma semana antes do fim')).toBe(vem);
  const deAntes = { ...DONO, de: 3, status: 1, vencimento: fim, dia: null };
  expect(mailDoAnuncio(deAntes).depois?.join(' ')).toContain('Uma semana antes do fim');
});

it.each(['desistencia', 'decisao'])(
  'o que estava no ar e fica fora dele depois do pedido de cancelamento (%s) diz isso',
  (evento) => {
    const mail = (inicio: string | null) =>
      mailDoAnuncio({ ...DONO, evento, de: 8, status: 0, inicio }).depois;
    expect(mail('2026-02-02')).toEqual(['Ele não está em exibição no portal.']);
    expect(mail(null)).toEqual([]);
  },
);

it.each([
  ['2026-03-02', '2026-04-02', true],
  ['2026-03-03', '2026-04-03', false],
  ['2026-02-02', '2026-03-02', false],
  ['2026-02-03', '2026-03-03', true],
])('o cancelamento do que ia de %s a %s diz que saiu do ar: %s', (inicio, vencimento, saiu) => {
  const mail = mailDoAnuncio({ ...DONO, de: 1, status: 8, inicio, vencimento });
  expect(mail.depois?.join(' ').includes('saiu do ar')).toBe(saiu);
});

it('um recusado leva a corrigir; o reenviado não se lê como um comprovante novo', () => {
  expect(mailDoAnuncio({ ...DONO, de: 3, status: 0 }).acao).toEqual({
    rotulo: 'Corrigir e reenviar',
    url: DONO.url,
  });
  const mail = mailDoAnuncio({ ...DONO, evento: 'reenvio', de: 0, status: 3 });
  expect(mail.assunto).toBe(`Seu anúncio voltou para a análise${QUAL}`);
});

it('o que saiu do ar por algo que se corrige leva a corrigir', () => {
  const mail = mailDoAnuncio({ ...DONO, de: 1, status: 0, tipo_motivo: 'link' });
  expect(mail.assunto).toBe(`Seu anúncio saiu do ar${QUAL}`);
  expect(mail.acao?.rotulo).toBe('Corrigir e reenviar');
  expect(mail.depois).toEqual([expect.stringMatching(/^Corrija o link/)]);
  expect(mailDoAnuncio({ ...DONO, de: 1, status: 0 }).acao?.rotulo).toBe('Ver o anúncio');
});

it.each([
  ['pagamento', /novo comprovante/],
  ['imagem', /^Troque a imagem .* fica guardado/],
  ['texto', /^Corrija o texto .* fica guardado/],
  ['link', /^Corrija o link .* fica guardado/],
  ['outro', /^Corrija o que for preciso .* fica guardado/],
] as const)('recusado por %s: diz o que fazer', (tipo_motivo, palavras) => {
  const { depois } = mailDoAnuncio({ ...DONO, tipo_motivo, de: 3, status: 0 });
  expect(depois?.join(' ')).toMatch(palavras);
});

it.each([
  ['pagamento', /^Confira o pagamento e envie o comprovante:/],
  ['imagem', /^Troque a imagem e envie o comprovante do pagamento:/],
  ['outro', /^Corrija o que for preciso e envie o comprovante do pagamento:/],
] as const)(
  'sem comprovante, recusado por %s: nada está guardado, e pede um',
  (tipo_motivo, palavras) => {
    const mail = mailDoAnuncio({ ...DONO, temComprovante: false, tipo_motivo, de: 3, status: 0 });
    expect(mail.depois).toEqual([expect.stringMatching(palavras)]);
    expect(mail.acao?.rotulo).toBe('Corrigir o anúncio');
  },
);

it('nenhum caractere de controle de um título chega ao assunto', () => {
  const mail = mailDoAnuncio({ ...DONO, titulo: 'A\r\nBcc: x', de: 3, status: 1 });
  expect(mail.assunto).toBe('Seu anúncio foi aprovado: A Bcc: x (código 7)');
});
