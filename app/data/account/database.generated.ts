// Made by `node scripts/generate-types.ts` from the migrated database: change a migration, then make it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: { PostgrestVersion: '12' };
  public: {
    Tables: {
      account_deletions: {
        Row: {
          due_at: string;
          requested_at: string;
          user_id: string;
        };
        Insert: {
          due_at?: string;
          requested_at?: string;
          user_id: string;
        };
        Update: {
          due_at?: string;
          requested_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      clients: {
        Row: {
          billing_city: string | null;
          buyer: Json;
          created_at: string;
          email: string | null;
          id: string;
          name: string;
          size: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          billing_city?: string | null;
          buyer?: Json;
          created_at?: string;
          email?: string | null;
          id?: string;
          name: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          billing_city?: string | null;
          buyer?: Json;
          created_at?: string;
          email?: string | null;
          id?: string;
          name?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      companies: {
        Row: {
          city: string | null;
          created_at: string;
          defaults: Json;
          id: string;
          name: string;
          seller: Json;
          siret: string | null;
          size: number;
          style: Json;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          city?: string | null;
          created_at?: string;
          defaults?: Json;
          id?: string;
          name: string;
          seller?: Json;
          siret?: string | null;
          style?: Json;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          city?: string | null;
          created_at?: string;
          defaults?: Json;
          id?: string;
          name?: string;
          seller?: Json;
          siret?: string | null;
          style?: Json;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      document_contents: {
        Row: {
          document_id: string;
          draft: Json;
          size: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          document_id: string;
          draft: Json;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          document_id?: string;
          draft?: Json;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [{
          foreignKeyName: 'document_contents_document_id_user_id_fkey';
          columns: ['document_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'documents';
          referencedColumns: ['id', 'user_id'];
        }];
      };
      documents: {
        Row: {
          client_id: string | null;
          client_name: string | null;
          company_id: string | null;
          created_at: string;
          currency: string;
          document_type: string;
          due_date: string | null;
          id: string;
          issue_date: string | null;
          number: string | null;
          size: number;
          status: string;
          subject: string | null;
          total_including_tax: number | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          client_id?: string | null;
          client_name?: string | null;
          company_id?: string | null;
          created_at?: string;
          currency?: string;
          document_type: string;
          due_date?: string | null;
          id?: string;
          issue_date?: string | null;
          number?: string | null;
          size?: number;
          status?: string;
          subject?: string | null;
          total_including_tax?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          client_id?: string | null;
          client_name?: string | null;
          company_id?: string | null;
          created_at?: string;
          currency?: string;
          document_type?: string;
          due_date?: string | null;
          id?: string;
          issue_date?: string | null;
          number?: string | null;
          size?: number;
          status?: string;
          subject?: string | null;
          total_including_tax?: number | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [{
          foreignKeyName: 'documents_client_id_user_id_fkey';
          columns: ['client_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'clients';
          referencedColumns: ['id', 'user_id'];
        }, {
          foreignKeyName: 'documents_company_id_user_id_fkey';
          columns: ['company_id', 'user_id'];
          isOneToOne: false;
          referencedRelation: 'companies';
          referencedColumns: ['id', 'user_id'];
        }];
      };
      draft_files: {
        Row: {
          bytes: string;
          created_at: string;
          hash: string;
          media_type: string;
          size: number;
          user_id: string;
        };
        Insert: {
          bytes: string;
          created_at?: string;
          hash: string;
          media_type: string;
          user_id?: string;
        };
        Update: {
          bytes?: string;
          created_at?: string;
          hash?: string;
          media_type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      email_logs: {
        Row: {
          created_at: string;
          email_type: string;
          id: string;
          recipient_email: string;
          status: string;
          subject: string;
        };
        Insert: {
          created_at?: string;
          email_type: string;
          id?: string;
          recipient_email: string;
          status: string;
          subject: string;
        };
        Update: {
          created_at?: string;
          email_type?: string;
          id?: string;
          recipient_email?: string;
          status?: string;
          subject?: string;
        };
        Relationships: [];
      };
      generated_pdfs: {
        Row: {
          broken_rules: string[];
          client_email: string | null;
          client_name: string | null;
          created_at: string;
          document_number: string | null;
          document_type: string;
          file_size: number;
          id: string;
          is_electronic: boolean;
          template: string | null;
          user_id: string | null;
        };
        Insert: {
          broken_rules?: string[];
          client_email?: string | null;
          client_name?: string | null;
          created_at?: string;
          document_number?: string | null;
          document_type: string;
          file_size: number;
          id?: string;
          is_electronic?: boolean;
          template?: string | null;
          user_id?: string | null;
        };
        Update: {
          broken_rules?: string[];
          client_email?: string | null;
          client_name?: string | null;
          created_at?: string;
          document_number?: string | null;
          document_type?: string;
          file_size?: number;
          id?: string;
          is_electronic?: boolean;
          template?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      leads: {
        Row: {
          created_at: string;
          email: string;
          first_document_type: string | null;
          id: string;
          last_activity_at: string;
          newsletter_consent: boolean;
          newsletter_consent_at: string | null;
          return_count: number;
          total_documents_generated: number;
        };
        Insert: {
          created_at?: string;
          email: string;
          first_document_type?: string | null;
          id?: string;
          last_activity_at?: string;
          newsletter_consent?: boolean;
          newsletter_consent_at?: string | null;
          return_count?: number;
          total_documents_generated?: number;
        };
        Update: {
          created_at?: string;
          email?: string;
          first_document_type?: string | null;
          id?: string;
          last_activity_at?: string;
          newsletter_consent?: boolean;
          newsletter_consent_at?: string | null;
          return_count?: number;
          total_documents_generated?: number;
        };
        Relationships: [];
      };
      products: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          reference: string | null;
          unit: string;
          unit_price_excluding_tax: number;
          updated_at: string;
          user_id: string;
          vat_rate: number | null;
        };
        Insert: {
          created_at?: string;
          description: string;
          id?: string;
          reference?: string | null;
          unit?: string;
          unit_price_excluding_tax: number;
          updated_at?: string;
          user_id?: string;
          vat_rate?: number | null;
        };
        Update: {
          created_at?: string;
          description?: string;
          id?: string;
          reference?: string | null;
          unit?: string;
          unit_price_excluding_tax?: number;
          updated_at?: string;
          user_id?: string;
          vat_rate?: number | null;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          email: string;
          first_name: string | null;
          id: string;
          last_name: string | null;
          newsletter_consent: boolean;
          newsletter_consent_at: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          newsletter_consent?: boolean;
          newsletter_consent_at?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          newsletter_consent?: boolean;
          newsletter_consent_at?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      support_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          sequence: number;
          subject: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          subject: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          subject?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      add_mail: {
        Args: {
          p_content: string;
          p_id: string;
          p_recipient: string;
          p_subject: string;
          p_type: string;
        };
        Returns: {
          id: string;
        }[];
      };
      add_support_message: {
        Args: {
          p_email: string;
          p_message: string;
          p_subject: string;
          p_user_id: string;
        };
        Returns: {
          number: string;
        }[];
      };
      delete_lead: {
        Args: {
          p_id: string;
        };
        Returns: {
          email: string;
        }[];
      };
      delete_shared: {
        Args: {
          p_deletion_hash: string;
          p_id: string;
        };
        Returns: {
          id: string;
        }[];
      };
      get_daily_leads_counts: {
        Args: {
          p_days?: number;
          p_tz?: string;
        };
        Returns: {
          day: string;
          lead_count: number;
        }[];
      };
      get_daily_pdfs_counts: {
        Args: {
          p_days?: number;
          p_tz?: string;
        };
        Returns: {
          day: string;
          pdf_count: number;
        }[];
      };
      get_lead_engagement: {
        Args: {
          p_tz?: string;
        };
        Returns: {
          engaged_leads: number;
          returning_leads: number;
          returns_1: number;
          returns_11_up: number;
          returns_2_5: number;
          returns_6_10: number;
          total_leads: number;
          total_returns: number;
        }[];
      };
      get_presence: {
        Args: never;
        Returns: {
          email: string;
          is_recent: boolean;
          is_strong: boolean;
          user_id: string;
        }[];
      };
      get_sessions: {
        Args: never;
        Returns: {
          created_at: string;
          id: string;
          is_current: boolean;
          last_used_at: string;
          user_agent: string;
        }[];
      };
      get_usage: {
        Args: never;
        Returns: {
          allowed: number;
          subject: string;
          used: number;
        }[];
      };
      hold_mail: {
        Args: {
          p_holder: string;
        };
        Returns: {
          held: number;
        }[];
      };
      purge_due_account: {
        Args: never;
        Returns: {
          email: string;
          user_id: string;
        }[];
      };
      purge_expired: {
        Args: never;
        Returns: {
          logs: number;
          shared: number;
          support: number;
        }[];
      };
      read_shared: {
        Args: {
          p_id: string;
        };
        Returns: {
          content: string;
          expires_at: string;
        }[];
      };
      record_generation: {
        Args: {
          p_generation: Json;
          p_id: string;
          p_user_id: string;
        };
        Returns: {
          id: string;
        }[];
      };
      settle_mail: {
        Args: {
          p_holder: string;
          p_id: string;
          p_outcome: string;
        };
        Returns: {
          status: string;
        }[];
      };
      share_document: {
        Args: {
          p_content: string;
          p_days: number;
          p_deletion_hash: string;
          p_id: string;
        };
        Returns: {
          expires_at: string;
        }[];
      };
      take_mail: {
        Args: {
          p_holder: string;
        };
        Returns: {
          content: string;
          id: string;
        }[];
      };
      touch_lead: {
        Args: {
          p_consent: boolean;
          p_document_type: string;
          p_email: string;
        };
        Returns: {
          id: string;
          newsletter_consent: boolean;
        }[];
      };
      unsubscribe_lead: {
        Args: {
          p_id: string;
        };
        Returns: {
          email: string;
        }[];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type Public = Database['public'];

/** A row as it is read, added or changed. */
export type Tables<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
