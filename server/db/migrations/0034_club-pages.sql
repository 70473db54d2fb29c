ALTER TABLE "requests" DROP CONSTRAINT "request_kind_known";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "photo_id" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "first_color" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "second_color" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "contact_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_picture_id_index" ON "requests" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "request_kind_known" CHECK ("requests"."kind" in ('new-player', 'release', 'number', 'player-data', 'team-data', 'transfer'));