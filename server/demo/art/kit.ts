export interface Kit {
  shirt: string;
  trim: string;
  pattern: 'plain' | 'pale' | 'hoops' | 'stripes' | 'bend';
}
