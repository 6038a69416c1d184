// Made by scripts/fonts.ts from @ibm/plex-sans (SIL Open Font License 1.1): do not edit.
// IBMPlexSans-Regular.woff2 ba711a3085ff9f27440b6b9c4550cfc47c97bf36591d5da958b975bb3add8c1a
// IBMPlexSans-SemiBold.woff2 f78048030eab62e860efa39a0df79e2e5581bf122eb95b9bc42c0b8a4988d205
import { unpackFontPart } from './font-part.ts';

export const greek = unpackFontPart({
  name: 'greek',
  codepoints: '37e 384-38a 38c 38e-3a1 3a3-3ce',
  advances: {
    regular: '292 600 600 641 292 609 733 459 712 677 716 295 641 653 499 643 583 580 707 708 400 634 629 812 707 584 708 693 606 569 572 593 852 613 790 716 400 593 644 518 573 295 568 644 584 502 560 518 428 573 562 295 527 509 578 511 456 560 622 552 483 583 477 568 715 496 726 736 295 568 560 568 736',
    semibold: '318 600 600 672 318 675 794 527 742 758 751 320 672 663 510 672 600 599 719 719 423 678 659 816 719 599 712 704 641 598 580 632 849 655 825 721 423 632 660 525 599 320 578 660 602 529 563 525 435 599 572 320 564 529 605 531 445 563 645 570 500 585 493 578 756 531 749 760 320 578 563 578 760',
  },
  descriptors: {
    regular: {
      postScriptName: 'SheetSans-Regular',
      ascent: 1025,
      descent: -275,
      capHeight: 698,
      xHeight: 516,
      italicAngle: 0,
      stemV: 84,
      bbox: [-24, -200, 798, 894],
    },
    semibold: {
      postScriptName: 'SheetSans-SemiBold',
      ascent: 1025,
      descent: -275,
      capHeight: 698,
      xHeight: 522,
      italicAngle: 0,
      stemV: 132,
      bbox: [-45, -200, 805, 907],
    },
  },
  fileLengths: { regular: 6228, semibold: 6052 },
});
