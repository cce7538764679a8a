import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Botao } from '../../ui/botao';
import { Confirmacao } from '../../ui/confirmacao';
import formulario from '../../ui/formulario.module.css';
import { excluirAnuncioMutation } from '../anuncios/mutations';
import { nomeDoAnuncio } from '../anuncios/textos';

interface Props {
  anuncio: Anuncio;
  aoExcluir: () => void;
}

/** What deleting does, to the money too: nothing is left of which a refund could be asked. */
const oQueAcontece = (anuncio: Anuncio): string => {
  const nome = nomeDoAnuncio(anuncio);
  const pago = anuncio.path_comprovante !== null && anuncio.status !== AnuncioStatus.Reembolsado;
  return [
    anuncio.renova === undefined
      ? `${nome} sai do ar e seus arquivos são apagados.`
      : `A renovação ${nome} deixa de valer e os comprovantes dela são apagados; o anúncio renovado fica.`,
    'Isto não pode ser desfeito.',
    ...(pago ? ['Quem já pagou e quer o dinheiro de volta pede antes o cancelamento.'] : []),
  ].join(' ');
};

/** Deletes an ad, after a confirmation that says what goes with it (especificação 2.11). */
export const ExcluirAnuncio = ({ anuncio, aoExcluir }: Props) => {
  const [aberto, setAberto] = useState(false);
  const excluir = useMutation(excluirAnuncioMutation);
  const fechar = () => setAberto(false);
  const confirmar = () =>
    excluir.mutate(anuncio, {
      onSuccess: () => {
        fechar();
        aoExcluir();
      },
      onError: fechar,
    });
  return (
    <div className={formulario.acoes}>
      <Botao variante="fantasma" onClick={() => setAberto(true)}>
        <Trash2 size={20} aria-hidden />
        Excluir anúncio
      </Botao>
      <Confirmacao
        aberta={aberto}
        onFechar={fechar}
        titulo="Excluir este anúncio?"
        sim="Sim, excluir"
        nao="Não, manter"
        fazendo={excluir.isPending}
        onSim={confirmar}
      >
        {oQueAcontece(anuncio)}
      </Confirmacao>
    </div>
  );
};
