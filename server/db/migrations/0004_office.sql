ALTER TABLE "journal" ADD COLUMN "subject" text;--> statement-breakpoint
CREATE INDEX "journal_subject_id_index" ON "journal" USING btree ("subject","id" DESC NULLS LAST);