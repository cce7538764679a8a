import { FORMATOS_DE_AUDIO } from '@portal/contracts/arquivo/audio';
import { useController } from 'react-hook-form';
import { prepararAudio } from './arquivo-escolhido';
import type { AnuncioDigitado } from './digitado';
import { entradaDe } from './entradas';
import { EscolhaDeArquivo } from './escolha-de-arquivo';

/** The song's sound of the form around it. */
export const CampoDeAudio = ({ obrigatorio }: { obrigatorio: boolean }) => {
  const { field, fieldState } = useController<AnuncioDigitado, 'arquivo_musica'>({
    name: 'arquivo_musica',
  });
  const { ref, value, onChange } = field;
  return (
    <EscolhaDeArquivo
      ref={ref}
      rotulo={entradaDe('arquivo_musica').rotulo}
      accept="audio/*"
      valor={value}
      onMudar={onChange}
      preparar={prepararAudio}
      erro={fieldState.error?.message}
      dica={
        obrigatorio
          ? `${FORMATOS_DE_AUDIO}, de até 30 MB.`
          : `${FORMATOS_DE_AUDIO}, de até 30 MB. Escolha só se quiser trocar a gravação.`
      }
      obrigatorio={obrigatorio}
    />
  );
};
