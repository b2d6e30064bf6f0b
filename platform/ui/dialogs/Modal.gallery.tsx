import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Modal } from './Modal.tsx';
import type { ModalProps } from './modal-props.ts';

function ModalSample({ size, words }: { size: ModalProps['size']; words: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words}</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        size={size}
        title="Поделиться видом"
        description="Ссылка хранит период, регионы и масштаб."
        footer={<Button variant="primary">Скопировать</Button>}
      >
        <TextField label="Адрес" defaultValue="/ru/regions/1124665/overview?period=year" />
      </Modal>
    </>
  );
}

function ConfirmSample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Удалить модель
      </Button>
      <ConfirmDialog
        open={open}
        title="Удалить модель?"
        confirmLabel="Удалить"
        danger
        onConfirm={close}
        onCancel={close}
      >
        <p>Сохранённые варианты исчезнут, вернуть их нельзя.</p>
      </ConfirmDialog>
    </>
  );
}

export const gallery: GallerySection = {
  title: 'Modal',
  items: [
    { name: '690 px', render: () => <ModalSample size="normal" words="Открыть" /> },
    { name: 'full screen', render: () => <ModalSample size="full" words="На весь экран" /> },
    { name: 'question', render: () => <ConfirmSample /> },
  ],
};
