import { TextInput, type TextInputProps } from './text-input.tsx';

export function EmailInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput type="email" inputMode="email" autoCapitalize="none" {...props} />;
}
