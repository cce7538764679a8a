import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { responderMedia } from '../../test/navegador';
import { simularRede } from '../../test/rede';
import { avisos } from '../../ui/avisar';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { MeuAnuncio } from './meu-anuncio';

const BANNER = {
  banner: { id: 1, titulo: 'Pães', resumo: 'Quentes', url: 'https://p.test/', path_imagem: null },
};
const COMPROVADO = { enviado_em: '2026-11-01T12:00:00.000Z', path_comprovante: '/storage/x.webp' };
const APROVADO = { ...COMPROVADO, aprovado_em: '2026-11-02T12:00:00.000Z' };

const EM_ANALISE = anuncioDeTeste({ ...BANNER, ...COMPROVADO, status: 3 });

const janelaDe = (anuncio: Anuncio) => (
  <MeuAnuncio anuncio={anuncio} aoFechar={() => {}} aoSair={() => {}} aoMudar={() => {}} />
);
const abrir = (mudanca: Parameters<typeof anuncioDeTeste>[0]) =>
  montar(janelaDe(anuncioDeTeste({ ...BANNER, ...mudanca })));
const campo = (rotulo: string): HTMLInputElement => screen.getByLabelText(rotulo);
const botao = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => responderMedia('min-width'));

it('devolvido depois de aprovado, pode ser corrigido e comprovado outra vez, mas não excluído', () => {
  abrir({ ...APROVADO, status: 0, data_inicio: '2026-11-02', data_vencimento: '2027-02-02' });
  expect(screen.queryByText(MSG.jaAprovado)).toBeNull();
  expect(screen.queryByText(MSG.linkTravado)).toBeNull();
  expect(campo('Link').readOnly).toBe(false);
  expect(campo('Imagem do banner').disabled).toBe(false);
  expect(botao('Salvar e enviar para análise')).not.toBeNull();
  expect(botao('Salvar alterações')).toBeNull();
  expect(screen.getByText('Enviar outro comprovante')).toBeTruthy();
  expect(botao('Excluir anúncio')).toBeNull();
  expect(screen.queryByLabelText('Período')).toBeNull();
});

it('com o início marcado pela administração e nunca aprovado, está como novo', () => {
  abrir({ status: 0, data_inicio: '2027-01-10', data_vencimento: '2027-04-10' });
  expect(campo('Título do banner').readOnly).toBe(false);
  expect(campo('Período').value).toBe('3');
  expect(botao('Excluir anúncio')).not.toBeNull();
  expect(screen.getByText('Aguardando comprovante')).toBeTruthy();
});

it('em análise, mudam o título do anúncio e o resumo', () => {
  abrir({ ...COMPROVADO, status: 3 });
  expect(campo('Título do anúncio').readOnly).toBe(false);
  expect(campo('Resumo').readOnly).toBe(false);
  expect(campo('Título do banner').readOnly).toBe(true);
  expect(screen.getByText(MSG.linkTravado)).toBeTruthy();
  expect(screen.getByText(MSG.imagemTravada)).toBeTruthy();
  expect(botao('Salvar alterações')).not.toBeNull();
  expect(botao('Excluir anúncio')).not.toBeNull();
});

it.each([
  ['com o comprovante', { ...COMPROVADO, status: 3 }, true, 'sai do ar'],
  ['sem comprovante', { status: 0 }, false, 'sai do ar'],
  ['uma renovação', { status: 0, renova: 7 }, false, 'o anúncio renovado fica'],
] as const)('excluir %s diz o que acontece, ao dinheiro também', (_, mudanca, pago, palavras) => {
  abrir(mudanca);
  fireEvent.click(screen.getByRole('button', { name: 'Excluir anúncio' }));
  const pergunta = screen.getByRole('dialog', { name: 'Excluir este anúncio?' });
  expect(pergunta.textContent).toContain(palavras);
  expect(pergunta.textContent.includes('quer o dinheiro de volta')).toBe(pago);
});

it.each([
  ['que está no ar', '2026-01-01', '2999-01-01', true],
  ['que ainda não começou', '2998-01-01', '2999-01-01', false],
  ['que já terminou', '2026-01-01', '2026-02-01', false],
] as const)('cancelar o %s diz se algo sai do ar', (_, data_inicio, data_vencimento, sai) => {
  abrir({ ...APROVADO, status: 1, data_inicio, data_vencimento });
  fireEvent.click(screen.getByRole('button', { name: 'Solicitar cancelamento' }));
  const pergunta = screen.getByRole('dialog', { name: 'Solicitar cancelamento?' });
  expect(pergunta.textContent.includes('sai do ar agora')).toBe(sai);
  expect(pergunta.textContent).toContain('vale o que dizem os termos e condições');
});

it.each([
  ['aprovado', { ...APROVADO, status: 1 }, MSG.jaAprovado],
  ['em reembolso', { ...APROVADO, status: 8 }, MSG.emReembolso],
] as const)('%s, não muda, e diz por quê', (_, mudanca, motivo) => {
  abrir(mudanca);
  expect(screen.getAllByText(motivo).length).toBeGreaterThan(0);
  expect(botao('Salvar alterações')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: /^https:\/\/p\.test\// })).toBeTruthy();
  expect(botao('Excluir anúncio')).toBeNull();
});

it.each([
  [0, ['Solicitar cancelamento', 'Excluir anúncio']],
  [1, ['Solicitar cancelamento']],
  [8, ['Desistir do cancelamento']],
] as const)(
  'de um anúncio de rádio em %i quem o tem lê o que comprou e pode desistir',
  (status, botoes) => {
    abrir({ tipo: 'radio', banner: undefined, status, ...(status > 0 && APROVADO) });
    expect(screen.getByText('Plano').parentElement?.textContent).toContain('3 meses');
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const nome of botoes) expect(botao(nome)).not.toBeNull();
    for (const nome of [
      'Salvar alterações',
      status > 0 ? 'Excluir anúncio' : 'Desistir do cancelamento',
    ])
      expect(botao(nome)).toBeNull();
  },
);

it('uma renovação mostra o conteúdo do anúncio renovado', () => {
  abrir({ status: 0, renova: 7 });
  expect(screen.getAllByText(MSG.renovacaoTravada).length).toBeGreaterThan(0);
  expect(campo('Resumo').readOnly).toBe(true);
  expect(campo('Título do anúncio').readOnly).toBe(false);
  expect(campo('Período')).toBeTruthy();
});

it.each([
  ['imagem', 'Imagem do banner'],
  ['texto', 'Título do banner'],
  ['link', 'Link'],
  ['pagamento', 'Comprovante'],
] as const)('recusado por %s, abre em %s', async (tipo_motivo, rotulo) => {
  abrir({ ...COMPROVADO, status: 0, recusa: { motivo: 'Assim não', tipo_motivo } });
  await waitFor(() => expect(document.activeElement).toBe(campo(rotulo)));
  expect(screen.getByText('Assim não')).toBeTruthy();
});

it('só o recusado pelo pagamento pede outro comprovante', async () => {
  abrir({ ...COMPROVADO, status: 0, recusa: { motivo: 'Não caiu', tipo_motivo: 'pagamento' } });
  expect(screen.queryByText('Enviar outro comprovante')).toBeNull();
  expect(campo('Comprovante').required).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Salvar e enviar para análise' }));
  expect(await screen.findByText('Escolha a imagem do novo comprovante.')).toBeTruthy();
});

it('salvar manda só o que mudou nesta página: o que a administração corrigiu enquanto isso fica', async () => {
  const enviados = simularRede(() => ({ status: 404, corpo: { status: '0', msg: 'Não.' } }));
  abrir({ status: 0 });
  fireEvent.change(campo('Título do anúncio'), { target: { value: 'Padaria Nova' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  const salvo = await waitFor(() => {
    const achado = enviados.find(({ caminho }) => caminho === CAMINHOS.editarMeuBanner);
    expect(achado).toBeDefined();
    return achado;
  });
  expect(Object.fromEntries(salvo?.dados as FormData)).toEqual({
    id_anuncio: '128',
    titulo: 'Padaria Nova',
  });
});

it('o que se travou enquanto se escrevia é dito, em vez de se calar atrás de palavras de sucesso', async () => {
  const enviados = simularRede(() => ({
    ...{ status: 200, corpo: { status: '1', msg: MSG.anuncioAtualizado, anuncio: EM_ANALISE } },
  }));
  const EmDuasAbas = () => {
    const [anuncio, mudar] = useState(anuncioDeTeste({ ...BANNER, status: 0 }));
    return (
      <>
        <button onClick={() => mudar(EM_ANALISE)}>Enviar noutra aba</button>
        {janelaDe(anuncio)}
      </>
    );
  };
  montar(<EmDuasAbas />);
  fireEvent.change(campo('Título do anúncio'), { target: { value: 'Padaria Nova' } });
  fireEvent.change(campo('Link'), { target: { value: 'https://outro.test/' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar noutra aba' }));
  fireEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', MSG.linkTravado);
  expect(enviados.filter(({ caminho }) => caminho === CAMINHOS.editarMeuBanner)).toEqual([]);
  expect(campo('Link').value).toBe('https://p.test/');
  expect(campo('Título do anúncio').value).toBe('Padaria Nova');
  fireEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  await waitFor(() =>
    expect(enviados.some(({ caminho }) => caminho === CAMINHOS.editarMeuBanner)).toBe(true),
  );
});

it('o período que se tem custa o que custou; outro, o de hoje, e o que mudou entretanto é dito', async () => {
  const preco = (periodo: number, valor: number) => ({ tipo: 'banner', periodo, valor });
  const mudado = anuncioDeTeste({ ...BANNER, periodo: 1, valor: 70 });
  simularRede((caminho) => ({
    status: 200,
    corpo:
      caminho === CAMINHOS.precos
        ? [preco(1, 60), preco(3, 110)]
        : { status: '1', msg: MSG.anuncioAtualizado, anuncio: mudado },
  }));
  abrir({ status: 0, periodo: 3, valor: 100 });
  await screen.findByRole('option', { name: '1 mês · R$ 60,00' });
  expect(screen.getByRole('option', { name: '3 meses · R$ 100,00' })).toBeTruthy();
  fireEvent.change(campo('Período'), { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  await waitFor(() =>
    expect(avisos.ler().find(({ titulo }) => titulo === 'O preço mudou')?.msg).toMatch(
      /de R\$ 60,00 para R\$ 70,00/,
    ),
  );
});
