import { imagemPublicada } from '@portal/contracts/arquivo/imagem';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { prepararImagem, useDataUrl } from './arquivos';
import { entradaDe } from './entradas';
import { EscolhaDeArquivo } from './escolha-de-arquivo';
import estilos from './formulario.module.css';
import type { AnuncioDigitado, CampoDeArquivo } from './valores';

interface Props {
  campo: Exclude<CampoDeArquivo, 'arquivo_musica'>;
  obrigatorio?: boolean;
  /** Why it may not be changed now. */
  trava?: string | null;
  /** The stored image this one would replace. */
  atual?: string | null | undefined;
  /** Shows the image at the size visitors see it; without it, a square of `lado` pixels. */
  previa?: (src: string | null) => ReactNode;
  lado?: number;
}

/** An image of the form around it, shown as visitors will see it. */
export const CampoDeImagem = ({
  campo,
  obrigatorio = false,
  trava = null,
  atual = null,
  previa,
  lado = 160,
}: Props) => {
  const { rotulo, dica } = entradaDe(campo);
  const { field, fieldState } = useController<AnuncioDigitado, typeof campo>({ name: campo });
  const { ref, value, onChange } = field;
  const nova = useDataUrl(value);
  const src = nova ?? (atual === null ? null : imagemPublicada(atual).src);
  return (
    <EscolhaDeArquivo
      ref={ref}
      rotulo={rotulo}
      accept="image/*"
      valor={value}
      onMudar={onChange}
      preparar={prepararImagem}
      erro={fieldState.error?.message}
      dica={trava ?? dica}
      obrigatorio={obrigatorio}
      desabilitado={trava !== null}
    >
      {previa
        ? previa(src)
        : src && (
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
