import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { SegundoPasso } from './segundo-passo';

it.each([
  [true, 'Criar códigos novos', CAMINHOS.codigosDoSegundoPasso, 'CODIGO-1'],
  [false, 'Ligar o segundo passo', CAMINHOS.segundoPasso, 'SEGR EDO1'],
])(
  'ligado %s, um clique duplo em “%s” pede uma vez, e o que se lê é o que vale',
  async (...caso) => {
    const [ligado, nome, destino, lido] = caso;
    const feitos: string[] = [];
    simularRede((caminho, dados) => {
      if (!dados || caminho !== destino)
        return { status: 200, corpo: { ligado, exigido: false, codigos: 10 } };
      const vez = feitos.push(caminho);
      const corpo = ligado
        ? { codigos: [`CODIGO-${vez}`] }
        : { segredo: `SEGREDO${vez}`, otpauth: 'otpauth://totp/x' };
      return { status: 200, corpo };
    });
    montar(<SegundoPasso qr={() => null} />);
    const botao = await screen.findByRole('button', { name: nome });
    fireEvent.click(botao);
    fireEvent.click(botao);
    await screen.findByText(new RegExp(lido));
    expect(feitos).toEqual([destino]);
  },
);
