import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { responderMedia } from '../../test/navegador';
import { simularRede } from '../../test/rede';
import { avisos } from '../../ui/avisar';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { EnviarComprovante } from './enviar-comprovante';

beforeEach(() => responderMedia('min-width'));

it('um clique duplo envia o comprovante uma vez, e não diz que falhou o que deu certo', async () => {
  const anuncio = anuncioDeTeste();
  const recebidos: unknown[] = [];
  const pedidos = simularRede((caminho) => {
    if (caminho !== CAMINHOS.editarMeuBanner) return { status: 200, corpo: [] };
    return pedidos.filter((um) => um.caminho === caminho).length === 1
      ? { status: 200, corpo: { status: '1', msg: 'Anúncio atualizado com sucesso', anuncio } }
      : { status: 409, corpo: { status: '0', msg: 'Já está em análise.' } };
  });
  montar(<EnviarComprovante anuncio={anuncio} aoEnviar={(um) => recebidos.push(um)} />);
  const comprovante = new File(['x'], 'comprovante.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Comprovante'), { target: { files: [comprovante] } });
  await screen.findByAltText('Prévia do comprovante');
  const botao = screen.getByRole('button', { name: 'Enviar comprovante' });
  fireEvent.click(botao);
  fireEvent.click(botao);
  await waitFor(() => expect(recebidos).toEqual([anuncio]));
  expect(pedidos.filter(({ caminho }) => caminho === CAMINHOS.editarMeuBanner)).toHaveLength(1);
  expect(avisos.ler().map(({ msg }) => msg)).toEqual(['Anúncio atualizado com sucesso']);
});
