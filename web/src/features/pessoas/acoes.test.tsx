import type { PessoaDaLista } from '@portal/contracts/pessoas/pessoas';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { Acoes } from './acoes';

const ANA: PessoaDaLista = {
  ...{ id_usuario: 7, usuario: 'Ana', email: 'ana@exemplo.test', telefone: '', documento: '' },
  ...{ permissao: 1, bloqueado: false, criado_em: '2026-11-01T12:00:00.000Z', anuncios: 0 },
};

/** The list, which is read anew beside the open question. */
const Lista = () => {
  const [permissao, setPermissao] = useState(1);
  return (
    <>
      <Acoes pessoa={{ ...ANA, permissao }} />
      <button onClick={() => setPermissao(2)}>outra leitura</button>
    </>
  );
};

it('a pergunta aberta continua a que foi feita, também quando a lista já diz outra coisa', () => {
  montar(<Lista />);
  fireEvent.click(screen.getByRole('button', { name: 'Tornar administração' }));
  fireEvent.click(screen.getByText('outra leitura'));
  const pergunta = screen.getByRole('dialog', { name: 'Tornar administração' });
  expect(pergunta.textContent).toContain('passa a ver os dados de todos');
  expect(screen.getByText('Tirar da administração')).toBeTruthy();
});
