import type { DraftInput } from '#documents/model/draft.ts';
import { menuisier } from './menuisier.ts';

// « Lefèvre » in white on the green of the sheet: 300 × 90 pixels, PNG.
const LOGO =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAASwAAABaCAIAAACNE/xKAAAM/UlEQVR4Ae3BCVCU990H8O/z34VdELmWY7lc7mNhl2MBRVRWYi6sjWhqWq+3yfuOWk3rnes1' +
  'rwnmbVqNsYlVm2ir0VQTY2I9g68XqBGUQw5FIWBFEBBBTrmPzjCzM88zsMYF+z7D7O/z4TwXJIEQIh4GQoioGAghomIghIiKgRAiKgZCiKgYCCGiYiCEiIqB' +
  'ECIqBkKIqBgIIaJiIISIioEQIioGQoioGAghomIghIiKgRAiKgZCiKgYCCGiYiCEiIqBECIqBkKIqBgIIaJiIISIioEQIioGQoioGMjopPXx13j7g4x+UpDR' +
  'JlTluzJ53rORsZdu5M/buA5klJOCjB7BXt4rZ859XhcnYQzA5NCISL+ga2XFIKMZAxk9ogNCkmLiJYxhAMdxq2bNAxnlpCBis5bJ337l1UnqcMexdvY2Noxj' +
  'GLDp0L5Pj34Fni/PfT85NDIpJh4GCWFRkX5B18qKQUYtKczV3jUpU7U68Hx4cM/249/g/1eoynf3yvVujk54Mm/89VONt7+XsysGcBy3cubchZvXg4xaDEQ8' +
  'Esb+tHiNm6MTnlhTW+vrOzZ2dnfDQK/VRfoFgYxaDEQ8c6Y8G+ypgolyS299fPjvMOA4bvlLvwQZtaQg4gnyUEGo5N7dto52DKhpqIMR249/Exei0Wt0GODn' +
  '5mktk7d1doCMQlIQ8ahc3CCUsn9nemEunsDyv3x06oM/t7S3fXby268vnAYZtaQg4rGWyTFcD1uakzesqayrBRnlGMioVVlXCzL6SUFGxkZuNSs+cUKwJsDd' +
  'S+mgGGNlVd/cdL/xYdHd25eL8o9kXujv74fQ7pXrp0XGYihfrt0Ag02H9n169CsIqVyUL03QRweqfVzdnO0cJIw9aGqsbqjLKys5k3c142YBhA6/+1F0QAh4' +
  'Jqx89V59LYaSvvFzX6UHDPLKime8vwoD7uw5JmEMBq0d7SGLXgbgrnBekjQ7JlAd7Om9Py31v7/YjkF+Fjt5SlikWuXr5ujkaGPb3PaotvHhj1UVmbcKj2am' +
  'Nz5qhXmTgozArPjEt+f8WumgAI/SQaF0UIT7BPwq4fllM155e/fW7B9vYsQkjK2dveA/X5gpt7AEj5ezq5eza2xg6KIXk89cu/rOF9uqH9bB4Hx+dnRACHiS' +
  'YuJ3ph7GIB4KF1+lB3jOF+TgsZ6NHP+nxattrcfAiCj/4A0LfqP18QeP41hbx7G2wV7eM8ZPXpU87/df/+3gxTMwYwxkuN76xX98sni10kEB44I9VXvXpGh9' +
  '/DEy1jL5vrUpy2bMkVtYwrhpkbFfrt1gP8YGBkcz0yE0OSwSQ0mKiYfQiaxLMM5d4bxl8Spb6zEw4rmoCQfe/F+tjz+MU9jaffRfK36lfx5mjIEMy5Kk2ctm' +
  'zMETGGtl/dcV/2M/xgYjsG3pm5NDI/EEAj3GbV36Bgzu1FbfqiwHT1yIxkIixSCTQsPBU1pVUVxZDuOWTn/ZztoGRkQHhGxf9pa1TI6fwnHch79+faJaC3PF' +
  'QEwX5Kla+/JCCNU1N57Kzdx37mR6YW5XTw94lA6KDQuXwuB2zb28suK8suLmtkcQKrl3N6+sOK+sOK+suKahDgPmJ744LTIWQmXVlUcy0w+kn8r+8SaE9Brd' +
  'gsQkGKQVZINHbmE5NTwaQhzHxQSGgietMAfGSRmbGh4NIziO27J4tczCAjxdPT2XbuTtPXsiNSejvrkJPBLG/vja7+QWljBLUhDTLUhMspRKwXMuP+t3Oz5q' +
  'amvFgDCV39/f+MBxrC0MXpowZfO3++7UVgPYcGAXBnz91ocT1VrwpOzfmV6YC6H5U5MgtPXo15u+3dff348BL096ZsuiVeBZnDR737mTGJCanbEkaTZ49Frd' +
  '/+VmgichLGqslTV4UrMzYJzcUjbOWYkBTW2tDxobWtvbKuvuY8DPYid5u7iB5879qle3pJRWVWCAwtZuz6r3InwDYeDt4jYrPnF/WirMjxTEdNNjJ4GnsbVl' +
  '+Webm9paYXC9vGz36aOrZ82HAcdxryQ898dvvoCJ1ON8Q1W+4MkqKdp4aC94Dl06OzNOn6CJgoHKRTklLPLC9WsAckpv1jTUKx0UMIhXh0NIr9WBp6ah/krx' +
  'dTxWR3fXJ/84cOzKhfLaGgjNjNND6N29fymtqoBBfXNTyv6d363bBJ7kiVP3p6XC/DAQE2m8/Z1s7cFTcKe0sbUFQumFuRCK8guG6RI0kRC6eP0aBsm8VQih' +
  '2KAwGJzLzwKPr9LDR+kBnrgQDXjSC3PxU9778vM/HztYXluDQcYHh4Gno6szrTAHQlklRc1tj8AT4RcIsyQFMVFMoBpC6nE+x9Z/DCGJRAIhfw8vmC7cJxBC' +
  's+KnJoZHQ8jeZiyEgjxVMDiVkzlX/wJ4XtDF7ThxCANc7BxCvHzAczo3E4/V1993NDMdQwn0GGdnbQM+jju2/mMMYmlhAR65haV6nG/R3dswM1IQE6lc3CDk' +
  'ZGvvZGuPn+Jsaw/TeTq7Qsjb1R2u+ElOtvYwOF+Q3dTWamdtA4O4EO2OE4cw4JmIWI7jYNDU1nouPxuP1dbZ2dLehqH4uXlCSG5hGeEXhCegdFAU3b0NM8NA' +
  'TCSzsMCwcBxnP8YGJpJJLTAsNnIrGPT3918ovAae6IAQGIwPDgPPDzfyu3t7MFxyC0sMl531GJgfBmKint5eDBvHwUS9fX0YHo4Dz+lrV8Az1so6JlCNAbqA' +
  'EPCcybuKEejp68WwcRzMjxTERM1tjyD0j4z03+7YiH+PlvZHEHpnz7Z9507CRKk5lzu6u+QWljCYpI7IKika56z0dnGDQUd3V2r2ZYxAY2srhCoe3J+4+jUQ' +
  'IxiIiSoe3IeQh8IZ/zaVdbUQ8nJ2henaOzszbhaCJyZIDWCKJhI8WSU3WtrbMAI3K/4JIXeFM8dxIEYwEBPllN6EkMbH38nWHkORMJagicIIFN4phdBEdTiM' +
  'cHN0ClP5wYhzeVfBE+2v5jhufJAGPGfzsjAydc2NNQ314JEw9oIuDkboNTqYNwZiopJ7dx80NYBHbmG5cNp0DCK3sNy96r1dK94NU/lhuDJuFkIo3CcgLliD' +
  'QVQuyoPv/GHbsjetZDIM5djVi719fTCwkskmBIXp/INh0NvXdzLrB4zYtbJbEFr4zHQMZVXyvH1rU+YnvggzJrEND4BZSp441cfVHTwSjoWqfPVanV6r02t1' +
  'eq1Or9XptTq9VqfX6vRa3dWSGz29vQCc7R2iA0LAo/MP4YArxddh8ExE7MeLVsYFa6QSyfjgsIMXT/f09kLoF5OmeTm7gue7y+fLa6vBU9fcmKCJcnd0Bs/U' +
  '8Ojy+9Wl1ZUYYCWTzZn87KdL1ngonB1sbN0Vzqk5GRikvbNzSliUh8IZBnJLWUygGgb5t0t2ph7GUFbMnMs4DgZdPT3bjh2EEW2dnTPj9OAZ56L0UXpcLiro' +
  '7O7CgFCV77pfvvbacz8HEB8Sfibval1zI8ySFMRgolo7Ua2FcZ8c+aq9sxPAntPHFiZOt5LJYGApla6ZveD1GXNqGh+2d3b4uLrLLWUwCHD3+mDh0tU7t2BY' +
  'dqUe0b0eAh4nW/udy9c1tz2qqn8gt7T0cHKxkEhhMDs+8XJR/sGLZzBIWkFOTKAaBjPGTwZPWkEOnoazeVeL7t5Wj/MFT3Kcfkbs5AdNDfUtTR4KZwcbWxhY' +
  'yWRbf7N2xvsr2zs7YX4YiOkq62rX7d2OQeSWMm8XtxAvH7mlDEKz4xN9lB4YluNXLx68eAaD2FqPCfby9nZ1t5BIIbRi5lwM5WhmOow7kXUJT8nyzza3d3ZC' +
  'SCqRuDk6han8HGxsIRTkqZoZp4dZYiDDcvDimZT9u3r7+vAEOrq7lmz9/T9r7mG43vrb1mNXLuLJ1DTUL9y8HkO5U1t9q7IcQymtqiiuLMdTcqvizqtb3m9s' +
  'bcGT+fz7wwfSTsEsSUGGa2fq4dLqipT5i71d3WFEd2/PkYz07ce/+bGqAiPQ3duzdNsf8m+X/PalV+ysbWBE46PWL84c35V6uPFRK4xIK8gO9lRhkLTCHDxV' +
  'PxTlJ3+w9r15ixI0UTDu0o28HScOXbh+DeZKCjIC5/Oz9YW5P5+QMCk0IsTLW+mgcBxr19zW2tDaUl5bczo38/vsy3XNjXhKPvv+u0M/nE2OmxobpPZReiod' +
  'FDZyq4etzQ8aG0qq7p7OzTyde6WjuwuPlZqdsSRpNgZJzc7A01ZaVTF/07uTQiOmRcSG+wa6Ozo52Tl0dnc1tDZX1ddl3Cw4kXWpuLIc5o3zXJAEQoh4GAgh' +
  'omIghIiKgRAiKgZCiKgYCCGiYiCEiIqBECIqBkKIqBgIIaJiIISIioEQIioGQoioGAghomIghIiKgRAiKgZCiKgYCCGiYiCEiIqBECIqBkKIqBgIIaJiIISI' +
  'ioEQIioGQoioGAghomIghIiKgRAiKgZCiKgYCCGi+heznQ3PuIIg3gAAAABJRU5ErkJggg==';

/** The joiner's invoice with its logo. */
export const menuisierAvecLogo = {
  ...menuisier,
  style: { logo: { data: LOGO, alt: 'Lefèvre' } },
} satisfies DraftInput;
