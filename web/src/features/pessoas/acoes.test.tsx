import type { PessoaDaLista } from '@portal/contracts/pessoas/pessoas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { avisos } from '../../ui/avisar';
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

it('o motivo do bloqueio que não chegou continua na janela, e segue na segunda vez', async () => {
  let status = 503;
  const pedidos = simularRede(() => ({ status, corpo: { status: '1', msg: 'Feito' } }));
  montar(<Acoes pessoa={ANA} />);
  fireEvent.click(screen.getByRole('button', { name: 'Bloquear' }));
  const campo = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' });
  fireEvent.change(campo(), { target: { value: 'Comprovantes falsos' } });
  const form = campo().form;
  if (!form) throw new Error('sem formulário');
  fireEvent.submit(form);
  await waitFor(() => expect(avisos.ler()).toMatchObject([{ tipo: 'erro' }]));
  expect(campo().value).toBe('Comprovantes falsos');
  status = 200;
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(avisos.ler()).toMatchObject([{ tipo: 'sucesso', msg: 'Feito' }]);
  expect(pedidos.map(({ dados }) => dados)).toEqual([
    { bloqueado: true, motivo: 'Comprovantes falsos' },
    { bloqueado: true, motivo: 'Comprovantes falsos' },
  ]);
});
