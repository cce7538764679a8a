import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import type { FormEvent, ReactNode } from 'react';

interface Props {
  id: string;
  /** What the button that sends it says. */
  acao: string;
  enviando: boolean;
  /** Why it was refused; empty where it was not. */
  erro: string;
  enviar: (campos: FormData) => Promise<void>;
  fechar: () => void;
  children: ReactNode;
}

/** A form in a window of Strapi's, with its two ways out. */
export const JanelaDeFormulario = ({
  id,
  acao,
  enviando,
  erro,
  enviar,
  fechar,
  children,
}: Props) => {
  const aoEnviar = (evento: FormEvent<HTMLFormElement>): void => {
    evento.preventDefault();
    // The form behind the window is not this one's to send.
    evento.stopPropagation();
    void enviar(new FormData(evento.currentTarget));
  };
  return (
    <>
      <Modal.Body>
        <form id={id} onSubmit={aoEnviar}>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {children}
            {erro ? (
              <Typography tag="p" role="alert" textColor="danger600">
                {erro}
              </Typography>
            ) : null}
          </Flex>
        </form>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={fechar}>
          Cancelar
        </Button>
        <Button type="submit" form={id} loading={enviando}>
          {acao}
        </Button>
      </Modal.Footer>
    </>
  );
};
