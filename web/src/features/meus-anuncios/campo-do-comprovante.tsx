import { MIMES_DE_IMAGEM } from '@portal/contracts/arquivo/formatos';
import { forwardRef } from 'react';
import { useMedia } from '../../lib/use-media';
import { prepararComprovante, useDataUrl } from '../formulario-de-anuncio/arquivos';
import { EscolhaDeArquivo } from '../formulario-de-anuncio/escolha-de-arquivo';
import estilos from './pagamento.module.css';

interface Props {
  valor: File | null;
  onMudar: (arquivo: File | null) => void;
  erro?: string | undefined;
  obrigatorio?: boolean;
}

/** A proof of payment, from a file or from a telephone's camera, seen before it is sent. */
export const CampoDoComprovante = forwardRef<HTMLInputElement, Props>(
  ({ valor, onMudar, erro, obrigatorio = false }, ref) => {
    const previa = useDataUrl(valor);
    const deToque = useMedia('(pointer: coarse)');
    const comum = {
      accept: MIMES_DE_IMAGEM.join(','),
      onMudar,
      preparar: prepararComprovante,
    };
    return (
      <>
        <EscolhaDeArquivo
          {...comum}
          ref={ref}
          rotulo="Comprovante"
          valor={valor}
          obrigatorio={obrigatorio}
          erro={erro}
          dica="Uma foto ou captura de tela do comprovante, de até 5 MB. Se o banco deu um PDF, faça uma captura de tela dele. Só você e a nossa equipe veem."
        >
          {previa && <img src={previa} alt="Prévia do comprovante" className={estilos.previa} />}
        </EscolhaDeArquivo>
        {deToque && <EscolhaDeArquivo {...comum} valor={null} rotulo="Tirar uma foto" camera />}
      </>
    );
  },
);
CampoDoComprovante.displayName = 'CampoDoComprovante';
