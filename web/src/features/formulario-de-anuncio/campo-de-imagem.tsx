import { MIMES_DE_IMAGEM } from '@portal/contracts/arquivo/formatos';
import { imagemPublicada } from '@portal/contracts/arquivo/imagem';
import { useController } from 'react-hook-form';
import { prepararImagem, useDataUrl } from './arquivos';
import { entradaDe } from '../anuncios/entradas';
import { EscolhaDeArquivo } from './escolha-de-arquivo';
import estilos from './formulario.module.css';
import type { AnuncioDigitado, CampoDeArquivo } from './valores';

interface Props {
  campo: Exclude<CampoDeArquivo, 'arquivo_musica' | 'arquivo_banner'>;
  obrigatorio?: boolean;
  /** The stored image this one would replace. */
  atual?: string | null | undefined;
  /** Side of the preview, in pixels. */
  lado?: number;
}

/** A square image of the form around it. */
export const CampoDeImagem = ({ campo, obrigatorio = false, atual = null, lado = 160 }: Props) => {
  const { rotulo, dica } = entradaDe(campo);
  const { field, fieldState } = useController<AnuncioDigitado, typeof campo>({ name: campo });
  const { ref, value, onChange } = field;
  const nova = useDataUrl(value);
  const src = nova ?? (atual === null ? null : imagemPublicada(atual).src);
  return (
    <EscolhaDeArquivo
      ref={ref}
      rotulo={rotulo}
      accept={MIMES_DE_IMAGEM.join(',')}
      valor={value}
      onMudar={onChange}
      preparar={prepararImagem}
      erro={fieldState.error?.message}
      dica={dica}
      obrigatorio={obrigatorio}
    >
      {src && (
        <img
          src={src}
          alt={`Prévia: ${rotulo.toLowerCase()}`}
          width={lado}
          height={lado}
          className={estilos.previa}
        />
      )}
    </EscolhaDeArquivo>
  );
};
