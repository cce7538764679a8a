import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Papel } from '../../session/use-sessao';
import { completarNavegador } from '../../test/navegador';
import { isAqui, itensDoMenu } from './itens';
import { MenuLateral } from './menu-lateral';

const REDES = {
  facebook: 'https://facebook.com/portal',
  youtube: 'https://youtube.com/@portal',
  whatsapp: 'https://wa.me/5511900000000',
  instagram: '',
};
const GERAIS = ['Home', 'WebRádios', 'Cantores', 'Quem Somos', 'Anunciantes', 'Inscrições'];

const rotulos = (papel: Papel): string[] => {
  const { geral, conta } = itensDoMenu(papel);
  return [...geral, ...conta].map(({ rotulo }) => rotulo);
};

describe('itensDoMenu', () => {
  it.each<[Papel, string[]]>([
    ['convidado', ['Fazer login']],
    ['usuario', ['Meu perfil', 'Sair da conta']],
    ['administrador', ['Administracao', 'Comprar anuncio', 'Meu perfil', 'Sair da conta']],
  ])('%s vê os itens de todos e os seus', (papel, proprios) => {
    expect(rotulos(papel)).toEqual([...GERAIS, ...proprios]);
  });
});

it.each([
  ['/#Home', '/', '', true],
  ['/#Home', '/', '#home', true],
  ['/#Cantores', '/', '#cantores#x1', true],
  ['/#webradios', '/', '', false],
  ['/#Home', '/usuario/novo', '', false],
  ['/usuario/novo', '/usuario/novo', '', true],
  ['/usuario/perfil', '/usuario/perfil', '#administracao', false],
  ['/usuario/perfil#administracao', '/usuario/perfil', '#administracao', true],
])('%s em %s%s é a página aberta: %s', (href, pathname, hash, aqui) => {
  expect(isAqui(href, { pathname, hash })).toBe(aqui);
});

describe('MenuLateral', () => {
  const onFechar = vi.fn();
  const onFazerLogin = vi.fn();
  const onSair = vi.fn();
  const montar = (papel: Papel = 'convidado') =>
    render(
      <MemoryRouter>
        <MenuLateral
          papel={papel}
          usuario="ana"
          redes={REDES}
          onFechar={onFechar}
          onFazerLogin={onFazerLogin}
          onSair={onSair}
        />
      </MemoryRouter>,
    );

  beforeEach(completarNavegador);
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it.each([
    ['Home', '/#Home'],
    ['WebRádios', '/#webradios'],
    ['Cantores', '/#Cantores'],
    ['Quem Somos', '/#quemsomos'],
    ['Anunciantes', '/#publicidade'],
    ['Inscrições', '/usuario/novo'],
    ['Administracao', '/usuario/perfil#administracao'],
    ['Comprar anuncio', '/usuario/anuncio/novo'],
    ['Meu perfil', '/usuario/perfil'],
    ['Sair da conta', '/usuario/logoff'],
  ])('%s leva a %s e fecha o menu', (rotulo, href) => {
    montar('administrador');
    const item = screen.getByRole('link', { name: rotulo });
    expect(item.getAttribute('href')).toBe(href);
    fireEvent.click(item);
    expect(onFechar).toHaveBeenCalledOnce();
  });

  it('fecha no X, fora dele e com Escape', () => {
    montar();
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    fireEvent.click(screen.getByRole('button', { name: 'Fechar menu' }));
    expect(onFechar).toHaveBeenCalledTimes(1);
    fireEvent.click(menu);
    expect(onFechar).toHaveBeenCalledTimes(2);
    fireEvent(menu, new Event('cancel', { cancelable: true }));
    expect(onFechar).toHaveBeenCalledTimes(3);
  });

  it('um clique dentro dele não o fecha', () => {
    montar();
    fireEvent.click(screen.getByText('Boas-vindas!'));
    expect(onFechar).not.toHaveBeenCalled();
  });

  it('Fazer login fecha o menu e abre o login', () => {
    montar();
    fireEvent.click(screen.getByRole('button', { name: 'Fazer login' }));
    expect(onFechar).toHaveBeenCalledOnce();
    expect(onFazerLogin).toHaveBeenCalledOnce();
  });

  it('no pé ficam as redes sociais preenchidas', () => {
    montar();
    const redes = screen.getByRole('list', { name: 'Redes sociais' });
    expect([...redes.querySelectorAll('a')].map((elo) => elo.href)).toEqual([
      REDES.facebook,
      REDES.youtube,
      REDES.whatsapp,
    ]);
  });

  it('Sair da conta fecha o menu e termina a sessão sem deixar a página', () => {
    montar('usuario');
    const clique = fireEvent.click(screen.getByText('Sair da conta'));
    expect(clique, 'o navegador não navega').toBe(false);
    expect(onSair).toHaveBeenCalledOnce();
    expect(onFechar).toHaveBeenCalledOnce();
  });
});
